import { useMemo } from 'react';
import { Link } from 'wouter';
import { useCountryGuide } from '../../../api/queries.ts';
import { notLawYetSentence } from '../../../assess/answerEnglish.ts';
import type { Assessed } from '../../../assess/assessor.ts';
import type { Balance } from '../../../assess/balance.ts';
import {
  againstBetterSentence,
  balanceLead,
  paidBackSentence,
  returnSentences,
} from '../../../assess/balanceEnglish.ts';
import { notOutSentences, sentence } from '../../../assess/english.ts';
import { exitLine, kindsOf } from '../../../assess/exitEnglish.ts';
import { useExit } from '../../../assess/useExit.ts';
import { type AssessedMove, balanceOfMove, useAssessedMove } from '../../../assess/useMove.ts';
import { useStay } from '../../../assess/useStay.ts';
import { changeOwnCosts, choosePlanRegime, OWN_COSTS, usePlan } from '../../../stores/plan.ts';
import { PartBoundary } from '../../../ui/EmptyState.tsx';
import { lazyComponent } from '../../../ui/lazy.tsx';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { RegimeRow, RegimeRows } from '../../../ui/RegimeRow.tsx';
import plan from '../Plan.module.css';
import { PlanFold } from '../PlanFold.tsx';
import { Ahead } from './Ahead.tsx';
import { BalanceTable } from './BalanceTable.tsx';
import styles from './Money.module.css';
import { YearOfMove } from './YearOfMove.tsx';

/** With the texts of all changes, which the answer does not wait for. */
const NotCounted = lazyComponent(() => import('./NotCounted.tsx'));

/** What the move costs and saves, year by year. */
export function Money() {
  const move = useAssessedMove();
  const chosen = move?.chosen;
  if (!move || !chosen) {
    return <PlanFold id="money" title="Money" hint="Year by year." />;
  }
  return <Known move={move} chosen={chosen} />;
}

interface Chosen {
  readonly move: AssessedMove;
  readonly chosen: Assessed;
}

function Known({ move, chosen }: Chosen) {
  const { ownCosts } = usePlan();
  const { data: guide = null } = useCountryGuide(chosen.country.slug);
  const better = useStay(move.figures);
  const balance = useMemo(
    () => balanceOfMove(move, chosen, ownCosts, guide, better),
    [move, chosen, ownCosts, guide, better],
  );
  const { before, figure, after } = balanceLead(balance, chosen, move.figures);
  const hint = (
    <>
      {before} <b>{figure}</b> {after}
    </>
  );
  return (
    <PlanFold id="money" title="Money" hint={hint}>
      <Filled {...{ move, chosen, balance }} />
    </PlanFold>
  );
}

interface Balanced extends Chosen {
  readonly balance: Balance;
}

function Filled({ move, chosen, balance }: Balanced) {
  const { figures } = move;
  const against = againstBetterSentence(balance, figures.currency);
  const elsewhere = chosen.terms.flatMap((term) =>
    term.kind === 'due-elsewhere' || (term.kind === 'needs' && term.what === 'elsewhere')
      ? [sentence(term, figures.money)]
      : [],
  );
  const average = chosen.terms.find(({ kind }) => kind === 'home-average');
  return (
    <>
      <Costs {...{ move, chosen, balance }} />
      <Ahead balance={balance} currency={figures.currency} />
      <BalanceTable {...{ move, chosen, balance }} className={styles.money} gain={styles.gain} hasSources />
      {against === null ? null : <p>{against}</p>}
      <Leaving move={move} chosen={chosen} />
      <Back {...{ move, chosen, balance }} />
      {elsewhere.map((text) => (
        <p key={text} className={plan.soft}>
          {text}
        </p>
      ))}
      <YearOfMove move={move} />
      {average && <p className={plan.soft}>{sentence(average, figures.money)}</p>}
      {chosen.notLawYet === null ? null : <p className={plan.soft}>{notLawYetSentence(chosen.notLawYet)}</p>}
      {notOutSentences(chosen.terms).map((text) => (
        <p key={text} className={plan.soft}>
          {text}
        </p>
      ))}
      <PartBoundary>
        <NotCounted slug={chosen.country.slug} regimeId={chosen.regime.id} />
      </PartBoundary>
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

/** What the move costs once and a year beside tax, with own amounts, and when it is ahead. */
function Costs({ move: { figures }, chosen, balance }: Balanced) {
  const { ownCosts = {} } = usePlan();
  const words = paidBackSentence(balance, chosen.years, figures);
  return (
    <div>
      {words === null ? null : <p className={plan.result}>{words}</p>}
      <details className={`no-print ${plan.soft}`}>
        <summary>Add your own: flights, double rent, an adviser</summary>
        <div className={styles.own}>
          {OWN_COSTS.map((line) => (
            <MoneyInput
              key={line}
              label={OWN_LABELS[line]}
              labelClassName="quiet"
              value={ownCosts[line] ?? null}
              emptyValue={null}
              currency={figures.currency}
              placeholder="0"
              onValue={(amount) => changeOwnCosts({ ...ownCosts, [line]: amount ?? 0 })}
            />
          ))}
        </div>
      </details>
    </div>
  );
}

const OWN_LABELS = { travel: 'Flights and removal', rent: 'Double rent', adviser: 'Adviser' } as const;

/** Each tax on leaving with what ends it. */
function Leaving({ move: { figures }, chosen }: Chosen) {
  const found = useExit({ figures, to: chosen.country.slug });
  const [answer] = found?.answers ?? [];
  if (!found || !answer) return null;
  const kinds = kindsOf(figures.situation.exit ?? {});
  return (
    <div>
      <h3 className={plan.heading}>Leaving with what you have</h3>
      <ul className={plan.soft}>
        {answer.taxes.map((tax) => {
          const { name, figure, rest } = exitLine(tax, found.texts, kinds);
          return <li key={tax.rule}>{`${name}: ${figure}. ${rest.join(' ')}`}</li>;
        })}
      </ul>
    </div>
  );
}

/** What a return after two years comes to. */
function Back({ move, chosen, balance }: Balanced) {
  const names = { home: move.home?.name ?? 'Home', there: chosen.country.name };
  const [first, ...others] = returnSentences(balance, names, move.figures.currency);
  if (first === undefined) return null;
  return (
    <div>
      <h3 className={plan.heading}>If you come back</h3>
      <p>{first}</p>
      {others.map((text) => (
        <p key={text} className={plan.soft}>
          {text}
        </p>
      ))}
    </div>
  );
}
