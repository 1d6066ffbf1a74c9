"use strict";
const CELL = 28, MARGIN = 30, SVG = "http://www.w3.org/2000/svg";

function circle(layer, film, [point, colour], radius, kind) {
  const shape = document.createElementNS(SVG, "circle");
  shape.setAttribute("class", kind || colour);
  shape.setAttribute("cx", MARGIN + point % film.columns * CELL);
  shape.setAttribute("cy", MARGIN + Math.floor(point / film.columns) * CELL);
  shape.setAttribute("r", radius);
  layer.append(shape);
}

for (const section of document.querySelectorAll(".film")) {
  const film = JSON.parse(section.querySelector("script").textContent);
  const board = section.querySelector("svg");
  const layer = document.createElementNS(SVG, "g");
  const output = section.querySelector("output");
  let at = 0;
  board.append(layer);

  const show = step => {
    at = Math.max(0, Math.min(film.steps.length, step));
    const stones = new Map(film.stones);
    for (const { stone, captured } of film.steps.slice(0, at)) {
      if (stone) {
        stones.set(stone[0], stone[1]);
      }
      captured.forEach(point => stones.delete(point));
    }
    layer.replaceChildren();
    for (const stone of stones) {
      circle(layer, film, stone, 13);
    }
    const last = at > 0 ? film.steps[at - 1] : null;
    if (last && last.stone) {
      circle(layer, film, last.stone, 6, "m" + last.stone[1]);
    }
    output.textContent = at + " of " + film.steps.length + (last ? ": " + last.name : "");
  };
  const go = { first: () => show(0), back: () => show(at - 1), on: () => show(at + 1), last: () => show(film.steps.length) };
  for (const button of section.querySelectorAll("button")) {
    button.addEventListener("click", go[button.dataset.step]);
  }
  section.tabIndex = 0;
  section.addEventListener("keydown", event => {
    const way = { Home: "first", ArrowLeft: "back", ArrowRight: "on", End: "last" }[event.key];
    if (way) {
      event.preventDefault();
      go[way]();
    }
  });
  show(0);
}
