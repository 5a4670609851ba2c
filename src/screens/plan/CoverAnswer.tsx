import { formatCurrency } from '../../catalogue/format.ts';
import { againstDestination } from '../../catalogue/leaving.ts';
import type { AssessedRegime } from '../../situation/assessed.ts';
import { inSentence } from '../../situation/words.ts';
import { useTieAnswers } from '../../stores/tieAnswers.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { loadLeavingOf } from '../loadMove.ts';
import { useLoaded } from '../useLoaded.ts';
import styles from './CoverAnswer.module.css';
import { openWords } from './leaving/words.ts';
import type { MoneyYears } from './money/moneyYears.ts';
import { type Money, useMoney } from './money/useMoney.ts';
import { answerOf } from './money/words.ts';
import plan from './Plan.module.css';

/** What the whole stay comes to, and the figures and conditions on which it rests. */
export function CoverAnswer() {
  const money = useMoney();
  const chosen = money?.move.chosen;
  if (!money?.chosen || !chosen) return <Skeleton className={styles.waiting} />;
  const { start, amount, end } = answerOf(money.chosen, money.move);
  const isLess = (money.chosen.saved ?? 0) < 0;
  return (
    <section className={styles.answer} aria-label="The answer">
      <div>
        <p className={styles.claim}>
          {start} {amount ? <strong className={isLess ? styles.less : undefined}>{amount}</strong> : null}{' '}
          {end}
        </p>
        <p className={plan.lead}>
          {/* Of work in one's own name only where nothing is asked of it. */}
          {chosen.regime.requiresIncorporation
            ? 'You work through a company: '
            : chosen.fit.mark
              ? ''
              : 'You work in your own name: '}
          <b>{chosen.regime.name}</b>.
        </p>
        <Conditions
          chosen={chosen}
          home={money.move.home}
          citizenships={money.move.figures.situation.citizenships ?? []}
        />
      </div>
      <RestsOn money={money} chosen={money.chosen} regime={chosen} />
    </section>
  );
}

interface ConditionsProps {
  readonly chosen: AssessedRegime;
  readonly home: Money['move']['home'];
  readonly citizenships: readonly string[];
}

/** What has to be true, what is open, and what the home country has against it. */
function Conditions({ chosen: { country, fit }, home, citizenships }: ConditionsProps) {
  const leaving = useLoaded(home?.id ?? null, loadLeavingOf);
  const against = leaving ? againstDestination(leaving, country.slug) : [];
  const { answers } = useTieAnswers(home?.id ?? '');
  // Where a citizenship alone keeps its citizens taxable, the figures do not rest on leaving.
  const isKept =
    home !== null &&
    citizenships.includes(home.id) &&
    leaving?.ties.some(({ id, ifYes }) => id === 'citizenship' && ifYes === 'continues');
  const questions = leaving && !isKept ? openWords(leaving, answers) : null;
  const open = fit.reasons.filter(({ level }) => level !== 'fits');
  return (
    <>
      {fit.mark || open.length + against.length > 0 || questions ? (
        <ul className={styles.against}>
          {fit.mark ? <li>{`${fit.mark.charAt(0).toUpperCase()}${fit.mark.slice(1)}.`}</li> : null}
          {open.map(({ head, text }) => (
            <li key={text}>
              {head ? <b>{head}:</b> : null} {text}
            </li>
          ))}
          {home && questions ? (
            <li>
              {`Only if your residence in ${inSentence(home.id)} ends (`}
              <a href="#leaving">{questions.toLowerCase().replaceAll(' ', '\u00a0')}</a>).
            </li>
          ) : null}
          {against.length > 0 ? <li>{against.join(' ')}</li> : null}
        </ul>
      ) : null}
    </>
  );
}

interface RestsOnProps {
  readonly money: Money;
  readonly chosen: MoneyYears;
  readonly regime: AssessedRegime;
}

function RestsOn({ money: { move }, chosen: { years, stay, kept, counted }, regime }: RestsOnProps) {
  const { figures, home } = move;
  const amount = (value: number) => formatCurrency(value, figures.currency);
  const inForce = years.filter(({ there }) => there !== null);
  const [first] = inForce;
  const paid = inForce.map(({ there, atHome }) => (there ?? 0) + atHome);
  const isSame = paid.every((one) => one === paid[0]);
  const lasts = regime.lastingWords()[0] ?? 'no time limit';
  if (!first) return null;
  return (
    <dl className={styles.rests}>
      {home && first.stay !== null && stay !== null ? (
        <Fact term={`Tax in ${inSentence(home.id)}`} figure={amount(first.stay)}>
          a year, if you stay
        </Fact>
      ) : (
        <Fact term="You keep a month" figure={amount(Math.round(kept / counted / 12))}>
          {isSame ? 'after tax' : 'after tax, on average'}
        </Fact>
      )}
      <Fact term={`Tax in ${inSentence(regime.country.code.toLowerCase())}`} figure={amount(paid[0] ?? 0)}>
        {isSame
          ? `a year${first.atHome > 0 ? ', with what stays due at home' : ''}`
          : `in the first year, ${amount(paid.at(-1) ?? 0)} in the last`}
      </Fact>
      <Fact term="How long it lasts" figure={lasts.charAt(0).toUpperCase() + lasts.slice(1)} />
    </dl>
  );
}

interface FactProps {
  readonly term: string;
  readonly figure: string;
  readonly children?: string;
}

function Fact({ term, figure, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <b>{figure}</b> {children ? <span>{children}</span> : null}
      </dd>
    </div>
  );
}
