"use strict";
const cards = [...document.querySelectorAll(".card")];
const field = id => document.getElementById(id);

function update() {
  const words = field("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = { width: field("width").value, family: field("family").value };
  const check = field("check").value;
  const sort = field("sort").value || "index";
  let shown = 0;
  for (const card of cards) {
    const data = card.dataset;
    const fits = words.every(word => data.text.includes(word))
      && Object.keys(wanted).every(key => !wanted[key] || data[key] === wanted[key])
      && (!check || data.check.includes(check));
    card.hidden = !fits;
    card.style.display = fits ? "" : "none";
    shown += fits ? 1 : 0;
  }
  const ordered = [...cards].sort((a, b) => a.dataset[sort] - b.dataset[sort] || a.dataset.index - b.dataset.index);
  field("cards").append(...ordered);
  field("count").textContent = shown + " of " + cards.length;
}

function toggle(card) {
  const graph = card.querySelector(".graph");
  card.classList.toggle("open", !graph);
  if (graph) {
    graph.remove();
  } else {
    const place = document.createElement("div");
    place.className = "graph";
    place.append(field(card.dataset.thermograph).content.cloneNode(true));
    card.append(place);
  }
}

field("filters").addEventListener("input", update);
field("filters").addEventListener("submit", event => event.preventDefault());
for (const card of cards) {
  card.addEventListener("click", () => toggle(card));
  card.addEventListener("keydown", event => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      toggle(card);
    }
  });
}
update();
