import { changes } from 'virtual:lowtide/changes';
import { Link } from 'wouter';
import { inSentence } from '../../../situation/words.ts';
import { choosePlanRegime } from '../../../stores/plan.ts';
import { Button } from '../../../ui/Button.tsx';
import fold from '../../../ui/Disclosure.module.css';
import { Flag } from '../../../ui/Flag.tsx';
import { SourceLink } from '../../../ui/leaving/Sourced.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import plan from '../PlanPart.module.css';
import { useResult } from '../results.ts';
import { Choose } from './Choose.tsx';
import { Conditions } from './Conditions.tsx';
import styles from './Money.module.css';
import { EachYear, Legend, Steps } from './MoneyBars.tsx';
import { isEven, type MoneyYears } from './moneyYears.ts';
import { type Money, useMoney } from './useMoney.ts';
import { savedWords, yearWords } from './words.ts';
import { YearsTable } from './YearsTable.tsx';

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
      <p className={plan.result}>
        {yearWords(chosen, figures.currency) ?? 'This regime is over before your stay begins.'}
      </p>
      <p className={plan.say}>
        {`Tax and contributions of each year of your stay, in the amounts of ${country.taxYear}. `}
        {home && chosen.stay !== null
          ? isEvenly
            ? null
            : `The dashed line is what ${inSentence(home.id)} takes if you stay.`
          : 'Say at the top where you pay tax today, and it stands beside it.'}
      </p>
      {isEvenly ? (
        <EachYear chosen={chosen} move={move} there={country} />
      ) : (
        <>
          <Steps years={chosen.years} currency={figures.currency} />
          <Legend chosen={chosen} there={country.name} home={home ? inSentence(home.id) : 'home'} />
        </>
      )}
      <YearsTable money={money} chosen={chosen} />
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
    <details className={fold.more} data-paper="">
      <summary>Proposed or awaited, and not counted</summary>
      <ul className={styles.aside}>
        {proposed.map(({ id, title, text, source }) => (
          <li key={id}>
            <b>{title}.</b> {text}{' '}
            <small>
              <SourceLink source={source} />
            </small>
          </li>
        ))}
      </ul>
    </details>
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
                  <Conditions of={assessed} />
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
