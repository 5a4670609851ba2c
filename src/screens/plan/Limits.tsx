import { type CSSProperties, useMemo } from 'react';
import { usePractical } from '../../api/moveTexts.ts';
import type { Lead } from '../../assess/answerEnglish.ts';
import { type AssessedMove, useAssessedMove } from '../../assess/useMove.ts';
import { formatCurrency, formatStatutory, nameInText } from '../../catalogue/format.ts';
import { distanceWords, type IncomeMark, incomeMarks, limitName } from '../../catalogue/limits.ts';
import type { Practical } from '../../catalogue/practical.ts';
import { privateBuyersText } from '../../catalogue/privateBuyers.ts';
import { useHydrated } from '../../catalogue/useHydrated.ts';
import { SourceLink } from '../../ui/Sourced.tsx';
import styles from './Folds.module.css';
import { PlanFold } from './PlanFold.tsx';

/** Where the income stands against value added tax, the regime's ceiling and the caps of contributions. */
export function LimitsOfIncome() {
  const limits = useLimits();
  const isHydrated = useHydrated();
  const isKnown = isHydrated && limits;
  return (
    <PlanFold id="limits" title="Limits" hint={isKnown ? <Hint limits={limits} /> : 'VAT and income.'}>
      {isKnown ? <Filled limits={limits} /> : null}
    </PlanFold>
  );
}

/** The limit that is next, else the one that was passed last. */
function Hint({ limits }: { readonly limits: Limits }) {
  const { before, figure, after } = limitLead(limits);
  return (
    <>
      {before} {figure === '' ? null : <b>{figure}</b>}
      {after}
    </>
  );
}

function Filled({ limits }: { readonly limits: Limits }) {
  const { vat, move } = limits;
  const { income, money } = move.figures;
  return (
    <ul className={styles.limits}>
      {limitRows(limits).map(({ mark, name, amount, distance, effect }) => (
        <li key={`${mark.kind} ${mark.at}`}>
          <h3>{name}</h3>
          {mark.kind === 'vat' && !isBound(mark, limits) ? null : (
            <Gauge
              income={income}
              at={mark.at}
              isBound={isBound(mark, limits)}
              label={money(mark.at, 'down')}
              own={`You ${money(income)}`}
            />
          )}
          <p>
            <b>{amount}</b> {distance}
          </p>
          <p className={styles.effect}>{effect}</p>
          {mark.kind === 'vat' && vat ? (
            <p className={styles.effect}>
              <SourceLink source={vat.source} />
            </p>
          ) : null}
        </li>
      ))}
      <PrivateBuyersRow {...limits} />
      {vat && vat.registrationThreshold === null ? (
        <li>
          <h3>{`Registration for ${vat.name}`}</h3>
          <p className={styles.effect}>{`${vat.thresholdText} ${vat.foreignClients}`}</p>
          <p className={styles.effect}>
            <SourceLink source={vat.source} />
          </p>
        </li>
      ) : null}
    </ul>
  );
}

/** Of a profession that sells to private people. */
function PrivateBuyersRow({ vat, move }: Limits) {
  const { profession } = move.figures.situation;
  const text = vat && profession && privateBuyersText(vat.privateBuyers, profession);
  if (!text) return null;
  return (
    <li>
      <h3>Sales to private people abroad</h3>
      <p className={styles.effect}>{text}</p>
      <p className={styles.effect}>
        <SourceLink source={vat.privateBuyers.source} />
      </p>
    </li>
  );
}

interface GaugeProps {
  /** USD per year, as `at`. */
  readonly income: number;
  readonly at: number;
  /** Whether something ends or is due above it. */
  readonly isBound: boolean;
  readonly label: string;
  readonly own: string;
}

/** The income against a limit, which stands at three quarters of the bar unless the income is far above. */
function Gauge({ income, at, isBound, label, own }: GaugeProps) {
  const whole = Math.max(at / 0.75, income, 1);
  const place = { '--v': (income / whole) * 100, '--limit': (at / whole) * 100 } as CSSProperties;
  const look = income > at && isBound ? `${styles.gauge} ${styles.above}` : styles.gauge;
  return (
    <span className={look} style={place} aria-hidden="true">
      <small className={styles.own}>{own}</small>
      <small>{label}</small>
    </span>
  );
}

export interface Limits {
  readonly move: AssessedMove;
  readonly marks: readonly IncomeMark[];
  /** Null where it cannot be had, and for employees. */
  readonly vat: Practical['vat'] | null;
}

/** Of the chosen regime: undefined while what it needs is on its way, null where none is chosen. */
export function useLimits(): Limits | null | undefined {
  const move = useAssessedMove();
  const practical = usePractical(move?.destination?.country.slug ?? null);
  return useMemo(() => {
    if (move === undefined || practical === undefined) return undefined;
    if (!move.chosen) return null;
    const vat = (!move.isEmployee && practical?.vat) || null;
    const threshold = vat?.registrationThreshold?.usd ?? null;
    // Those of the first year of the stay: a relief may be over by then, and its ceiling with it.
    const schedule = move.chosen.projection?.years[0]?.schedule ?? move.chosen.schedule;
    return { move, vat, marks: incomeMarks(schedule, threshold, move.chosen.options) };
  }, [move, practical]);
}

/** A limit in words. */
export interface LimitRow {
  readonly mark: IncomeMark;
  readonly name: string;
  /** In the person's currency, and as the law has it. */
  readonly amount: string;
  readonly distance: string;
  readonly effect: string;
}

export function limitRows(limits: Limits): LimitRow[] {
  const { income, money, currency } = limits.move.figures;
  return limits.marks.map((mark) => {
    const law = inTheLaw(mark, limits);
    return {
      mark,
      name: limitName(mark, limits.vat?.name ?? null),
      amount: `${money(mark.at, 'down')}${law ? ` (${law})` : ''}.`,
      // How far all income is from it says nothing where only part of it counts.
      distance: countsOnly(mark, limits) ?? distanceWords(income, mark.at, currency),
      effect: effectOf(mark, limits),
    };
  });
}

/** The sentence that stands for all limits: "You register for VAT once clients in Bulgaria pay you over | €51,130 | a year.", the figure apart. */
export function limitLead(limits: Limits): Lead {
  const { marks, move, vat } = limits;
  const { income, money } = move.figures;
  const place = nameInText(move.chosen?.country.name ?? '');
  const next = marks.find(({ at }) => at >= income) ?? marks.findLast((mark) => isBound(mark, limits));
  const shown = next ?? marks.at(-1);
  if (!shown) {
    const before =
      vat && vat.registrationThreshold === null
        ? `${vat?.name ?? 'VAT'} is due from the first invoice.`
        : 'There is no limit at any income.';
    return { before, figure: '', after: '' };
  }
  const figure = money(shown.at, 'down');
  switch (shown.kind) {
    case 'vat':
      if (!isBound(shown, limits)) {
        const before = `You register for ${vat?.name ?? 'VAT'} once clients in ${place} pay you over`;
        return { before, figure, after: ' a year.' };
      }
      return shown.at < income
        ? { before: `You register for ${vat?.name ?? 'VAT'}: you are above`, figure, after: '.' }
        : { before: `You register for ${vat?.name ?? 'VAT'} above`, figure, after: '.' };
    case 'ceiling':
      return shown.at < income
        ? { before: 'Your income is above the limit of this scheme,', figure, after: '.' }
        : { before: 'You can use this scheme up to', figure, after: ' a year.' };
    case 'cap':
      return { before: 'Contributions stop growing at', figure, after: ' a year.' };
  }
}

/** Whether something ends or is due for this person above a limit. */
export function isBound({ kind }: IncomeMark, { vat, move }: Limits): boolean {
  if (kind === 'vat') return !vat?.onlyLocal || move.figures.situation.clients === 'local';
  return kind === 'ceiling';
}

/** Which fees alone count for a limit; null where all do. */
function countsOnly(mark: IncomeMark, limits: Limits): string | null {
  if (mark.kind !== 'vat' || isBound(mark, limits)) return null;
  return `Only fees from clients in ${nameInText(limits.move.chosen?.country.name ?? '')} count.`;
}

/** What happens there, in the words of the data where they have some. */
function effectOf({ kind }: IncomeMark, { vat, move }: Limits): string {
  if (kind === 'vat') return `${vat?.thresholdText ?? ''} ${vat?.foreignClients ?? ''}`.trim();
  if (kind === 'ceiling')
    return `Earn more than this and you lose ${move.chosen?.regime.name ?? 'this scheme'}.`;
  return 'More income brings no more of them.';
}

/** The amount as the law has it; null where it is shown in the person's currency anyway. */
function inTheLaw({ kind }: IncomeMark, { vat, move }: Limits): string | null {
  const { currency } = move.figures;
  if (kind === 'vat') {
    const threshold = vat?.registrationThreshold;
    return threshold && threshold.currency !== currency
      ? formatCurrency(threshold.amount, threshold.currency)
      : null;
  }
  const own = kind === 'ceiling' ? move.chosen?.regime.statutory?.maxIncomeThreshold : undefined;
  return own && own.currency !== currency ? formatStatutory(own) : null;
}
