import { type ReactNode, useDeferredValue, useState } from 'react';
import { rounded } from '../catalogue/format.ts';
import { type LineKind, lineName, pictured, rateText, type ShownLine } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { useHydrated } from '../catalogue/useHydrated.ts';
import colours from '../ui/taxColours.module.css';
import styles from './TaxDonut.module.css';

interface Props {
  readonly slices: readonly DonutSlice[];
  readonly money: MoneyFormat;
  /** What stands in the middle of the ring. */
  readonly children: ReactNode;
}

/**
 * The donut of tax shares; its middle names the slice that is pointed at. The breakdown beside it says the same in words, so
 * the ring is decoration for screen readers.
 */
export function TaxDonut({ slices, money, children }: Props) {
  // While a slider moves, the figures go first and the ring follows.
  const shown = useDeferredValue(slices);
  const [pointed, setPointed] = useState<string | null>(null);
  const named = shown.find(({ name }) => name === pointed);

  return (
    <figure
      className={styles.donut}
      // Mouse events, which a tap sends, too, and which end when something else is tapped.
      onMouseMove={({ target }) => setPointed(nameOf(target))}
      onMouseLeave={() => setPointed(null)}
    >
      <Ring slices={shown} />
      <figcaption className={styles.middle}>
        {named ? (
          <span className={styles.named} aria-hidden="true">
            {named.name}
            <br />
            {`${money(named.amount)} · ${rateText(named.share, named.amount)}`}
          </span>
        ) : null}
        <span className={named ? styles.covered : undefined}>{children}</span>
      </figcaption>
    </figure>
  );
}

function nameOf(target: EventTarget): string | null {
  return (target instanceof SVGElement && target.dataset.name) || null;
}

/**
 * The slices as dashes of a circle. The prerendered page has an empty ring: its breakdown says the same, and slices would
 * cost bytes of its first packets.
 */
function Ring({ slices }: { readonly slices: readonly DonutSlice[] }) {
  return (
    <svg
      className={styles.slices}
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      focusable="false"
      data-paper=""
    >
      {useHydrated() && slices.length > 0 ? (
        ringOf(slices).map(({ kind, name, dash, offset }) => (
          <circle
            key={name}
            className={colours[kind]}
            data-name={name}
            r="41"
            pathLength="100"
            {...(slices.length > 1 ? { strokeDasharray: dash, strokeDashoffset: offset } : {})}
          />
        ))
      ) : (
        <circle className={styles.empty} r="41" />
      )}
    </svg>
  );
}

/** The part of the income that is left after all taxes. */
export const KEEP_LABEL = 'You keep';

interface DonutSlice {
  readonly kind: LineKind | 'keep';
  readonly name: string;
  /** USD per year, above 0. */
  readonly amount: number;
  /** Percent of income. */
  readonly share: number;
}

/**
 * The slices of the donut of tax shares, starting at twelve o'clock: the taxes in their fixed order, then what is
 * kept of an income, or of what costs leave of it. Zero slices are left out; where taxes exceed it nothing is kept.
 */
export function donutSlices(lines: readonly ShownLine[], income: number): readonly DonutSlice[] {
  const taxes = pictured(lines).map((line) => ({
    kind: line.kind,
    name: lineName(line),
    amount: line.amount,
    share: line.rate ?? 0,
  }));
  const kept = income - taxes.reduce((sum, { amount }) => sum + amount, 0);
  // Of what is shown, so that both add up.
  const share = 100 - rounded(((income - kept) / income) * 100, 1);
  const keep = { kind: 'keep', name: KEEP_LABEL, amount: kept, share } as const;
  return [...taxes, keep].filter(({ amount }) => amount > 0);
}

/** A slice as a dash of a circle whose circumference counts as 100. */
interface RingDash extends Pick<DonutSlice, 'kind' | 'name'> {
  /** Length of the slice and of the rest of the circle, as SVG has it. */
  readonly dash: string;
  /** From three o'clock, where SVG begins, so that the first slice begins at twelve. */
  readonly offset: number;
}

/** Between two slices, of a circumference of 100. */
const GAP = 0.4;

/** The slices as dashes, with a gap between them; a single one is the whole circle. */
export function ringOf(slices: readonly DonutSlice[]): readonly RingDash[] {
  const whole = slices.reduce((sum, { amount }) => sum + amount, 0);
  const gap = slices.length > 1 ? GAP : 0;
  let start = 0;
  return slices.map(({ kind, name, amount }) => {
    const length = (amount / whole) * 100;
    const dash = short(Math.max(length - gap, gap / 4));
    // Together the whole circle, so that the pattern begins again where it ends.
    const place = { kind, name, dash: `${dash} ${short(100 - dash)}`, offset: short(25 - start - gap / 2) };
    start += length;
    return place;
  });
}

/** Finer than anybody sees, and short in the page. */
function short(value: number): number {
  return Math.round(value * 10) / 10;
}
