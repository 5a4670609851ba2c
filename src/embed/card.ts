/** The calculator of a card in somebody else's page: its slider, and its height for the page around it. */
import { askedOf, type CardData, cardFigures, sliderOf } from './cardFigures.ts';

/** What the page around the frame is told, and all that it is told. */
interface HeightMessage {
  readonly type: 'lowtide.height';
  /** CSS pixels. */
  readonly height: number;
}

function part<Part extends HTMLElement>(id: string): Part {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The card has no ${id}.`);
  return found as Part;
}

const data = JSON.parse(part('figures').textContent ?? '') as CardData;
const slider = part<HTMLInputElement>('income');
const { amount: asked, currency } = askedOf(data, location.search);

Object.assign(slider, sliderOf(data, currency), { disabled: false });
slider.value = String(
  asked ?? Number(slider.defaultValue) * (Number(slider.step) / Number(slider.dataset.step)),
);
slider.addEventListener('input', show);
show();

// Without a frame there is nobody to tell.
if (parent !== window) new ResizeObserver(tellHeight).observe(document.documentElement);

function show(): void {
  const figures = cardFigures(data, { amount: Number(slider.value), currency });
  part('earns').textContent = figures.income;
  part('keeps').textContent = figures.keeps;
  part('tax').textContent = figures.tax;
  part<HTMLAnchorElement>('calculator').href = figures.address;
  slider.setAttribute('aria-valuetext', figures.income);
}

function tellHeight(): void {
  const { height } = document.documentElement.getBoundingClientRect();
  const message: HeightMessage = { type: 'lowtide.height', height: Math.ceil(height) };
  // To the page that holds the frame, whoever it is: its address is not told to frames, and a height is no secret.
  parent.postMessage(message, '*');
}
