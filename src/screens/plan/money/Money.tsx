import { changes } from 'virtual:lowtide/changes';
import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import type { Country } from '../../../catalogue/entities.ts';
import { formatCurrency, formatMonth } from '../../../catalogue/format.ts';
import { inSentence } from '../../../situation/words.ts';
import { choosePlanRegime } from '../../../stores/plan.ts';
import { Button } from '../../../ui/Button.tsx';
import { FitMark } from '../../../ui/FitMark.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { SourceLink } from '../../../ui/leaving/Sourced.tsx';
import { unbroken } from '../../../ui/Markup.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { StayControl } from '../../StayControl.tsx';
import bars from '../left/Left.module.css';
import plan from '../Plan.module.css';
import { useResult } from '../results.ts';
import { Choose } from './Choose.tsx';
import styles from './Money.module.css';
import { groupedYears, isEven, type MoneyYear, type MoneyYears } from './moneyYears.ts';
import { type Money, useMoney } from './useMoney.ts';
import { resultWords, savedWords } from './words.ts';

/** What the move costs and saves, year by year and together. */
export default function MoneyOverTheYears() {
  const money = useMoney();
  useResult('money', money?.chosen ? savedWords(money.chosen, money.move.figures.currency) : null);
  // What it needs may be here before this part is hydrated: the prerendered words stay until then.
  const isHydrated = useHydrated();
  if (!isHydrated || money === undefined) {
    return (
      <>
        <p className={plan.say}>
          The tax of every year of your stay beside what you pay today, with its total in your currency.
        </p>
        <Skeleton className={plan.waiting} />
      </>
    );
  }
  const { move, chosen } = money;
  if (!chosen || !move.chosen) return <Choose />;
  return <Filled money={money} chosen={chosen} />;
}

function Filled({ money, chosen }: { readonly money: Money; readonly chosen: MoneyYears }) {
  const { move } = money;
  const { figures, home, destination } = move;
  const regime = move.chosen;
  if (!regime || !destination) return null;
  const { country } = regime;
  const isEvenly = isEven(chosen.years);
  return (
    <>
      <p className={plan.result}>{resultWords(chosen, move)}</p>
      <p className={plan.say}>
        {`Tax and contributions of each year of your stay, in the amounts of ${country.taxYear}. `}
        {home && chosen.stay !== null
          ? isEvenly
            ? null
            : `The dashed line is what ${inSentence(home.id)} takes if you stay.`
          : 'Say in “Your situation” where you pay tax today, and it stands beside it.'}
      </p>
      {move.isExample ? null : (
        <div className={plan.control}>
          <StayControl years={figures.years} from={figures.from} hasStart />
        </div>
      )}
      {figures.years === null ? (
        <p
          className={plan.hint}
        >{`Counted for ${move.years} years as an example, until you say how long.`}</p>
      ) : null}
      {isEvenly ? (
        <EachYear chosen={chosen} move={move} there={country} />
      ) : (
        <>
          <Steps years={chosen.years} currency={figures.currency} />
          <Legend chosen={chosen} there={country.name} home={home ? inSentence(home.id) : 'home'} />
        </>
      )}
      <YearsTable money={money} chosen={chosen} />
      {regime.fit.level === 'fits' ? null : (
        <div className={plan.control}>
          <FitMark fit={regime.fit} />
        </div>
      )}
      {regime.notes.map((note) => (
        <p key={note} className={styles.aside}>
          {note}
        </p>
      ))}
      <NotCounted slug={country.slug} regimeId={regime.regime.id} />
      <Others money={money} />
    </>
  );
}

interface EachProps {
  readonly chosen: MoneyYears;
  readonly move: Money['move'];
  readonly there: Country;
}

/** Years that are all alike, as a bar for the plan and one for those who stay. */
function EachYear({ chosen: { years }, move: { figures, home }, there: country }: EachProps) {
  const [year] = years;
  if (!year || year.there === null) return null;
  const { stay, there, atHome, saved } = year;
  const whole = Math.max(stay ?? 0, there + atHome, 1);
  const homeName = home ? inSentence(home.id) : 'home';
  const part = (look: string | undefined, amount: number, words: string) =>
    amount > 0 ? (
      <span className={look} style={{ '--d': (amount / whole) * 100 } as CSSProperties}>
        <b>{formatCurrency(amount, figures.currency)}</b> <small>{words}</small>
      </span>
    ) : null;
  return (
    <ul className={`${bars.bars} ${styles.each}`} aria-hidden="true">
      <li>
        <span className={bars.who}>
          <Flag code={country.code} />
          <span>
            Your plan
            <small>Each year</small>
          </span>
        </span>
        <span className={bars.track}>
          {part(styles.there, there, `paid in ${inSentence(country.code.toLowerCase())}`)}
          {part(styles.home, atHome, `still paid in ${homeName}`)}
          {part(bars.free, saved ?? 0, 'saved')}
        </span>
      </li>
      {home && stay !== null ? (
        <li>
          <span className={bars.who}>
            <Flag code={home.id} />
            <span>
              If you stay
              <small>Each year</small>
            </span>
          </span>
          <span className={bars.track}>{part(bars.living, stay, `paid in ${homeName}`)}</span>
        </li>
      ) : null}
    </ul>
  );
}

/** A column a year: its height is the tax at home, the lower part what is paid with the move. */
function Steps({ years, currency }: { readonly years: readonly MoneyYear[]; readonly currency: string }) {
  const sizeOf = ({ stay, there, atHome }: MoneyYear) => Math.max(stay ?? 0, (there ?? 0) + atHome);
  const whole = Math.max(...years.map(sizeOf), 1);
  // More columns leave no room for figures; the table has them.
  const hasFigures = years.length <= 6;
  const part = (look: string | undefined, amount: number) =>
    amount > 0 ? (
      <i className={look} style={{ '--h': (amount / whole) * 100 } as CSSProperties}>
        {hasFigures && amount / whole > 0.08 ? (
          <b>
            <span>{formatCurrency(amount, currency)}</span>
          </b>
        ) : null}
      </i>
    ) : null;
  return (
    <div className={styles.steps} aria-hidden="true">
      {years.map((year) => (
        <div key={year.place}>
          <span>
            {part(styles.saved, year.saved ?? 0)}
            {part(styles.home, year.atHome)}
            {part(styles.there, year.there ?? 0)}
            {year.stay === null ? null : <s style={{ '--h': (year.stay / whole) * 100 } as CSSProperties} />}
          </span>
          <small>{hasFigures ? `Year ${year.place}` : year.place}</small>
        </div>
      ))}
    </div>
  );
}

interface LegendProps {
  readonly chosen: MoneyYears;
  readonly there: string;
  readonly home: string;
}

function Legend({ chosen, there, home }: LegendProps) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li>
        <i className={styles.there} />
        {`Paid in ${there}`}
      </li>
      {chosen.years.some(({ atHome }) => atHome > 0) ? (
        <li>
          <i className={styles.home} />
          {`Still paid in ${home}`}
        </li>
      ) : null}
      {chosen.years.some(({ saved }) => saved !== null && saved > 0) ? (
        <li>
          <i className={styles.saved} />
          Saved
        </li>
      ) : null}
    </ul>
  );
}

function YearsTable({ money, chosen }: { readonly money: Money; readonly chosen: MoneyYears }) {
  const { move, guide } = money;
  const { figures, destination } = move;
  const amount = (value: number | null) => (value === null ? '—' : formatCurrency(value, figures.currency));
  const isCompared = chosen.stay !== null;
  return (
    <table className={styles.money} style={{ '--figures': isCompared ? 3 : 2 } as CSSProperties}>
      <thead>
        <tr>
          <th scope="col">Year</th>
          {isCompared ? (
            <th scope="col" className={styles.num}>
              If you stay
            </th>
          ) : null}
          <th scope="col" className={styles.num}>
            Your plan
          </th>
          <th scope="col" className={styles.num}>
            {isCompared ? 'Saved' : 'You keep'}
          </th>
          <th scope="col" className={styles.what}>
            What changes
          </th>
        </tr>
      </thead>
      <tbody>
        {groupedYears(chosen.years).map(({ first, last }) => (
          <tr key={first.place}>
            <th scope="row">
              {first === last ? `Year ${first.place}` : `Years ${first.place}–${last.place}`}
            </th>
            {isCompared ? (
              <td className={styles.num}>{amount(first.there === null ? null : first.stay)}</td>
            ) : null}
            <td className={styles.num}>{amount(first.there === null ? null : first.there + first.atHome)}</td>
            <td className={`${styles.num} ${styles.gain}`}>
              {amount(isCompared ? first.saved : first.kept)}
            </td>
            <td className={styles.what}>
              {first.place === 1 ? (
                <p>{`From ${formatMonth(figures.from)}, for a whole year each.`}</p>
              ) : null}
              {first === last ? null : (
                <p>{`The same in each of these ${last.place - first.place + 1} years.`}</p>
              )}
              {first.regimeId === destination?.regime.id ? null : (
                <p>
                  <b>{guide?.taxRegimes.find(({ id }) => id === first.regimeId)?.name}</b>
                </p>
              )}
              {first.reasons.map(({ text, source, optional, who }) => (
                <p key={text}>
                  {unbroken(text)}
                  {optional ? ' It must be asked for.' : ''}
                  {who ? ` For: ${who}` : ''}{' '}
                  {source ? (
                    <small>
                      <SourceLink source={source} />
                    </small>
                  ) : null}
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Together</th>
          {isCompared ? <td className={styles.num}>{amount(chosen.stay)}</td> : null}
          <td className={styles.num}>{amount(chosen.plan)}</td>
          <td className={`${styles.num} ${styles.gain}`}>
            {amount(isCompared ? chosen.saved : chosen.years.reduce((sum, { kept }) => sum + (kept ?? 0), 0))}
          </td>
          <td className={styles.what} />
        </tr>
      </tfoot>
    </table>
  );
}

/** What is only proposed stands beside the figures and is not in them. */
function NotCounted({ slug, regimeId }: { readonly slug: string; readonly regimeId: string }) {
  const proposed = changes.filter(
    ({ country, status, regimes }) =>
      country === slug && status === 'proposed' && (regimes.length === 0 || regimes.includes(regimeId)),
  );
  if (proposed.length === 0) return null;
  return (
    <div className={styles.aside}>
      <p>Proposed and not counted:</p>
      <ul>
        {proposed.map(({ id, title, text, source }) => (
          <li key={id}>
            <b>{title}.</b> {text}{' '}
            <small>
              <SourceLink source={source} />
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The rest of the comparison, each with its total; a press plans with it. */
function Others({ money: { move, others } }: { readonly money: Money }) {
  if (others.length === 0) return null;
  return (
    <>
      <h3 className={plan.heading}>Also in your comparison</h3>
      <ul className={styles.others}>
        {others.map((one, at) => {
          const assessed = move.others[at];
          return assessed ? (
            <li key={assessed.regime.id}>
              <span className={styles.who}>
                <Flag code={assessed.country.code} />
                <span>
                  <b>{assessed.country.name}</b> {assessed.regime.name}
                </span>
              </span>
              <span className={styles.num}>{savedWords(one, move.figures.currency)}</span>
              <Button variant="plain" onClick={() => choosePlanRegime(assessed.regime.id)}>
                Plan with this
              </Button>
            </li>
          ) : null;
        })}
      </ul>
      <p className={plan.hint}>
        <Link href="/compare">Open the comparison</Link>
      </p>
    </>
  );
}
