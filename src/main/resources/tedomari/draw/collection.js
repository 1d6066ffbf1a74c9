"use strict";
const search = document.getElementById("search");
const count = document.getElementById("count");
const cards = Array.from(document.querySelectorAll("article.card"));
function show() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const card of cards) {
    const text = card.textContent.toLowerCase();
    card.hidden = !words.every(word => text.includes(word));
    shown += card.hidden ? 0 : 1;
  }
  count.textContent = shown + " of " + cards.length;
}
document.getElementById("filters").addEventListener("submit", event => event.preventDefault());
search.addEventListener("input", show);
show();
