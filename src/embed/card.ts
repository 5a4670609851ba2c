/** The calculator of a card in somebody else's page: its slider, and its height for the page around it. */
import { followSlider } from '../ui/followSlider.ts';
import { askedIncome } from './cardAddress.ts';
import { type CardData, cardFigures, sliderOf } from './cardFigures.ts';

/** As much as is shown of a value that is not understood. */
const LONGEST = 30;

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
const { amount, currency, unread } = askedIncome(location.search, data);

Object.assign(slider, sliderOf(data, currency), { disabled: false });
// The slider stands at the nearest income that it has; the figures are those of the one asked for.
slider.value = String(amount);
let shown = amount;
followSlider(slider, {
  value: () => shown,
  onValue: (income) => {
    part('unread').hidden = true;
    show(income);
  },
});
show(amount);
if (unread !== null) sayUnread(unread);

// Without a frame there is nobody to tell.
if (parent !== window) new ResizeObserver(tellHeight).observe(document.documentElement);

function show(income: number): void {
  shown = income;
  const figures = cardFigures(data, { amount: income, currency });
  part('earns').textContent = figures.income;
  part('keeps').textContent = figures.keeps;
  part('tax').textContent = figures.tax;
  part('tax').classList.remove('waits');
  part<HTMLAnchorElement>('calculator').href = figures.address;
  slider.setAttribute('aria-valuetext', figures.income);
}

function sayUnread(value: string): void {
  const line = part('unread');
  line.textContent = `“${value.slice(0, LONGEST)}” in the address is not understood. This is ${part('earns').textContent}.`;
  line.hidden = false;
}

function tellHeight(): void {
  const { height } = document.documentElement.getBoundingClientRect();
  const message: HeightMessage = { type: 'lowtide.height', height: Math.ceil(height) };
  // To the page that holds the frame, whoever it is: its address is not told to frames, and a height is no secret.
  parent.postMessage(message, '*');
}
