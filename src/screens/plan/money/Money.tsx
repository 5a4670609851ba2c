import { type CSSProperties, useMemo } from 'react';
import { Link } from 'wouter';
import { useCountryGuide } from '../../../api/queries.ts';
import { changes } from '../../../api/site.ts';
import { notLawYetSentence, stayLead } from '../../../assess/answerEnglish.ts';
import type { Assessed } from '../../../assess/assessor.ts';
import { notOutSentences, sentence } from '../../../assess/english.ts';
import { groupedYears, type PlanYear, planYears, yearsInWords } from '../../../assess/planYears.ts';
import { type AssessedMove, regimeNamed, useAssessedMove } from '../../../assess/useMove.ts';
import { formatCurrency, formatMonth } from '../../../catalogue/format.ts';
import { keptText } from '../../../catalogue/labels.ts';
import { inSentence } from '../../../situation/words.ts';
import { choosePlanRegime } from '../../../stores/plan.ts';
import { unbroken } from '../../../ui/Markup.tsx';
import { RegimeRow, RegimeRows } from '../../../ui/RegimeRow.tsx';
import { SourceLink } from '../../../ui/Sourced.tsx';
import plan from '../Plan.module.css';
import { PlanFold } from '../PlanFold.tsx';
import styles from './Money.module.css';
import { YearOfMove } from './YearOfMove.tsx';

/** What the move costs and saves, year by year. */
export function Money() {
  const move = useAssessedMove();
  const chosen = move?.chosen;
  if (!move || !chosen) {
    return <PlanFold id="money" title="Money" hint="What each year costs." />;
  }
  const { before, figure, after } = stayLead(chosen, move.figures.money);
  const hint = (
    <>
      {before} <b>{figure}</b> {after}
    </>
  );
  return (
    <PlanFold id="money" title="Money" hint={hint}>
      <Filled move={move} chosen={chosen} />
    </PlanFold>
  );
}

interface Chosen {
  readonly move: AssessedMove;
  readonly chosen: Assessed;
}

function Filled({ move, chosen }: Chosen) {
  const years = useChosenYears(move);
  const { figures } = move;
  const average = chosen.terms.find(({ kind }) => kind === 'home-average');
  return (
    <>
      <YearBars years={years} move={move} chosen={chosen} />
      <YearOfMove move={move} />
      <YearsTable years={years} move={move} chosen={chosen} />
      {average && <p className={plan.soft}>{sentence(average, figures.money)}</p>}
      {chosen.notLawYet === null ? null : <p className={plan.soft}>{notLawYetSentence(chosen.notLawYet)}</p>}
      {notOutSentences(chosen.terms).map((text) => (
        <p key={text} className={plan.soft}>
          {text}
        </p>
      ))}
      <NotCounted slug={chosen.country.slug} regimeId={chosen.regime.id} />
      {move.others.length > 0 ? (
        <>
          <h3 className={plan.heading}>Plan another of your comparison</h3>
          <RegimeRows label="Others of your comparison">
            {move.others.map((one) => (
              <RegimeRow
                key={one.regime.id}
                of={one}
                money={figures.money}
                onChoose={() => choosePlanRegime(one.regime.id)}
              />
            ))}
          </RegimeRows>
          <p className={plan.link}>
            <Link href="/compare">Open the comparison</Link>
          </p>
        </>
      ) : null}
    </>
  );
}

interface YearsProps extends Chosen {
  readonly years: readonly PlanYear[];
}

/** A column a year: its height is the tax at home, its lower part what is paid with the move. The table has the figures. */
function YearBars({ years, move: { home, figures }, chosen }: YearsProps) {
  const sizeOf = ({ stay, there, atHome }: PlanYear) => Math.max(stay ?? 0, (there ?? 0) + atHome);
  const whole = Math.max(...years.map(sizeOf), 1);
  const part = (look: string | undefined, amount: number) =>
    amount > 0 ? (
      <i className={look} style={{ '--h': (amount / whole) * 100 } as CSSProperties}>
        {/* More columns leave no room for figures. */}
        {years.length <= 6 && amount / whole > 0.08 ? (
          <b>{formatCurrency(amount, figures.currency)}</b>
        ) : null}
      </i>
    ) : null;
  const homeName = home ? inSentence(home.id) : 'home';
  const legend = [
    { look: styles.there, words: `Paid in ${inSentence(chosen.country.code.toLowerCase())}` },
    ...(years.some(({ atHome }) => atHome > 0)
      ? [{ look: styles.home, words: homeName === 'home' ? 'Paid at home' : `Paid in ${homeName}` }]
      : []),
    ...(years.some(({ saved }) => saved !== null && saved > 0)
      ? [{ look: styles.saved, words: 'Saved' }]
      : []),
    ...(years.some(({ stay }) => stay !== null)
      ? [
          {
            look: styles.line,
            words:
              homeName === 'home'
                ? 'Tax and contributions today'
                : `Tax and contributions in ${homeName} today`,
          },
        ]
      : []),
  ];
  return (
    <div className={styles.picture} aria-hidden="true">
      <div className={styles.years}>
        {years.map((year) => (
          <div key={year.place}>
            <span>
              {part(styles.saved, year.saved ?? 0)}
              {part(styles.home, year.atHome)}
              {part(styles.there, year.there ?? 0)}
              {year.stay === null ? null : (
                <s style={{ '--h': (year.stay / whole) * 100 } as CSSProperties} />
              )}
            </span>
            <small>{years.length <= 6 ? year.year : `’${String(year.year).slice(2)}`}</small>
          </div>
        ))}
      </div>
      <ul className={styles.legend}>
        {legend.map(({ look, words }) => (
          <li key={words}>
            <i className={look} />
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every year beside what is paid at home, and what changes in it. */
export function YearsTable({ years, move, chosen }: YearsProps) {
  const { figures, paidToday } = move;
  const amount = (value: number | null) => (value === null ? '—' : formatCurrency(value, figures.currency));
  const isCompared = paidToday !== null;
  const groups = groupedYears(years);
  return (
    <table className={styles.money} style={{ '--figures': isCompared ? 4 : 2 } as CSSProperties}>
      <thead>
        <tr>
          <th scope="col">Year</th>
          {isCompared ? <th scope="col">If you stay</th> : null}
          <th scope="col">Your plan</th>
          {isCompared ? <th scope="col">Saved</th> : null}
          <th scope="col">You keep</th>
          <th scope="col">What changes</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ first, last }) => (
          <tr key={first.place}>
            <th scope="row">{first === last ? first.year : `${first.year}–${String(last.year).slice(2)}`}</th>
            {isCompared ? <td>{amount(first.there === null ? null : first.stay)}</td> : null}
            <td>{amount(first.there === null ? null : first.there + first.atHome)}</td>
            {isCompared ? <td className={gainClass(first.saved)}>{amount(first.saved)}</td> : null}
            <td>{first.kept === null ? amount(null) : keptText(first.kept, amount)}</td>
            <td>
              {first.isCut ? <p>{`You move in ${formatMonth(figures.from)}.`}</p> : null}
              {first.regimeId === chosen.regime.id ? null : (
                <p>
                  <b>{regimeNamed(move, first.regimeId)}</b>
                </p>
              )}
              {first.reasons.map(({ text, source, optional, who }) => (
                <p key={text}>
                  {unbroken(text)}
                  {optional ? ' It must be asked for.' : ''}
                  {who ? ` For: ${who}` : ''} {source ? <SourceLink source={source} /> : null}
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
      {chosen.years === null || groups.length < 2 ? null : (
        <tfoot>
          <tr>
            <th scope="row">Average</th>
            {isCompared ? <td>{figures.money(paidToday)}</td> : null}
            <td>{figures.money(chosen.total)}</td>
            {isCompared ? (
              <td className={gainClass(chosen.saving)}>
                {chosen.saving === null ? '—' : figures.money(chosen.saving)}
              </td>
            ) : null}
            <td>{keptText(chosen.kept, figures.money)}</td>
            <td />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function gainClass(saved: number | null): string | undefined {
  return saved !== null && saved > 0 ? styles.gain : undefined;
}

/** What is only proposed stands beside the figures and is not in them. */
function NotCounted({ slug, regimeId }: { readonly slug: string; readonly regimeId: string }) {
  const proposed = changes.filter(
    ({ country, status, regimes }) =>
      country === slug &&
      (status === 'proposed' || status === 'undecided') &&
      (regimes.length === 0 || regimes.includes(regimeId)),
  );
  if (proposed.length === 0) return null;
  return (
    <>
      <h3 className={plan.heading}>Proposed, and not counted</h3>
      <ul className={`${plan.soft} ${styles.proposed}`}>
        {proposed.map(({ id, title, text, source }) => (
          <li key={id}>
            <b>{`${title}.`}</b> {text} <SourceLink source={source} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The years of the chosen regime, with the reasons of every step once its guide is here. */
export function useChosenYears(move: AssessedMove | undefined): readonly PlanYear[] {
  const chosen = move?.chosen ?? null;
  const guide = useCountryGuide(chosen?.country.slug ?? null).data ?? null;
  return useMemo(() => {
    if (!move || !chosen) return [];
    const { figures, paidIn, facts } = move;
    return planYears(chosen, yearsInWords(chosen, figures, guide, facts), { ...figures, paidIn });
  }, [move, chosen, guide]);
}
