import { useMemo } from 'react';
import { useOtherMoneyTexts } from '../assess/otherMoneyCases.ts';
import { otherMoneyLine } from '../assess/otherMoneyLines.ts';
import { formatStatutory, nameInText } from '../catalogue/format.ts';
import type { ShownLine } from '../catalogue/labels.ts';
import { lawStepsInWords } from '../catalogue/lawWorking.ts';
import { leaverWords, type OtherMoneyTexts, sourcesIn } from '../catalogue/otherMoneyTexts.ts';
import { placeAt } from '../catalogue/places.ts';
import { costsAt, lawAsked, type OtherMoneyTax, type OtherMoneyWorking } from '../law/index.ts';
import type { LawWorkingStep } from '../law/working.ts';
import { usePageMoney } from '../situation/figures.ts';
import { unbroken } from './Markup.tsx';
import { Sources } from './Sourced.tsx';
import styles from './TaxWorking.module.css';
import type { WorkingFacts } from './TaxWorking.tsx';

export interface OtherMoneyWorkingProps {
  readonly line: Pick<ShownLine, 'income' | 'country'>;
  readonly facts: WorkingFacts;
}

/** How what other money owes comes about: each income with its rule, the numbers put in, and where it is written. */
export default function OtherMoneyWorkings({ line, facts }: OtherMoneyWorkingProps) {
  const { schedule, income, options } = facts;
  const { money } = usePageMoney();
  const found = useMemo(() => {
    const law = lawAsked(schedule, options);
    const costs = costsAt(options.costs, income);
    const workings = law?.otherWorkingAt(income, costs) ?? [];
    return (law?.otherMoneyAt(income, costs)?.incomes ?? []).flatMap((one, place) => {
      const working = workings[place];
      const isOf = one.kind === line.income && one.amount > 0;
      return isOf && working && (line.country === undefined || working.atHome) ? [{ one, working }] : [];
    });
  }, [schedule, income, options, line.income, line.country]);
  return (
    <div className={styles.working}>
      {found.map(({ one, working }) => (
        <div key={one.said}>
          <p>{otherMoneyLine(one, placeAt(working.country).name, money)}</p>
          {line.country === undefined ? (
            <Here one={one} working={working} />
          ) : (
            <AtHome atHome={working.atHome} />
          )}
        </div>
      ))}
    </div>
  );
}

interface HereProps {
  readonly one: OtherMoneyTax;
  readonly working: OtherMoneyWorking;
}

/** By the rule of the country of the scheme. */
function Here({ one, working: { country, currency, tax, contributions, credited } }: HereProps) {
  const texts = useOtherMoneyTexts(country);
  const rule = texts?.rules.find(({ id }) => id === one.rule);
  const before = tax.at(-1)?.result ?? 0;
  return (
    <>
      <ol className={styles.steps}>
        {before > 0 ? <Steps steps={tax} currency={currency} /> : null}
        {credited > 0 ? (
          <li className={styles.step}>
            <span>{`Less what ${nameInText(placeAt(one.from).name)} takes`}</span>{' '}
            <b className={styles.result}>{`→ ${formatStatutory({ currency, amount: before - credited })}`}</b>
          </li>
        ) : null}
        {one.contributions === 0 ? null : <Steps steps={contributions} currency={currency} />}
      </ol>
      {texts && rule ? <Rule text={rule.text} rule={rule} texts={texts} /> : null}
    </>
  );
}

/** A longer line of numbers says less than what it is. */
const LONGEST = 160;

function Steps({
  steps,
  currency,
}: {
  readonly steps: readonly LawWorkingStep[];
  readonly currency: string;
}) {
  return lawStepsInWords(steps, currency).map(({ says, shows }) => (
    <li key={says} className={styles.step}>
      <span>{says.length > LONGEST ? 'All your income with it, less all without it' : says}</span>{' '}
      <b className={styles.result}>{`→ ${shows}`}</b>
    </li>
  ));
}

/** By the rule of the country that was left. */
function AtHome({ atHome }: Pick<OtherMoneyWorking, 'atHome'>) {
  const texts = useOtherMoneyTexts(atHome?.country ?? '');
  if (!texts || !atHome) return null;
  const left = texts.leaver?.rules.find(({ id }) => id === atHome.rule);
  if (left) {
    const { text, withTreaty } = leaverWords(left, atHome.hasTreaty);
    return <Rule text={text} withTreaty={withTreaty} rule={left} texts={texts} />;
  }
  const rule = texts.rules.find(({ id }) => id === atHome.rule);
  return rule ? <Rule text={rule.text} rule={rule} texts={texts} /> : null;
}

interface RuleProps {
  readonly text: string;
  /** What a tax treaty changes of it; left out where there is none, or the text says it. */
  readonly withTreaty?: string | null;
  readonly rule: Pick<OtherMoneyTexts['rules'][number], 'sources' | 'confidence' | 'isSingle'>;
  readonly texts: OtherMoneyTexts;
}

function Rule({ text, withTreaty, rule: { sources, confidence, isSingle }, texts }: RuleProps) {
  return (
    <>
      <p className={styles.rule}>{unbroken(text)}</p>
      {withTreaty ? (
        <p className={styles.rule}>
          <b>With a tax treaty. </b>
          {unbroken(withTreaty)}
        </p>
      ) : null}
      <Sources sources={sourcesIn(texts, sources)} confidence={confidence} isSingle={isSingle} />
    </>
  );
}
