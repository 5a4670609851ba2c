/** What a country goes on taking of other money of people who have left: in words, and of the person's own or a typical amount. */
import { type LeaverTaxOf, useLeaverTax, useOtherMoneyTexts } from '../../api/otherMoneyTexts.ts';
import { type OwnFrom, ownFrom } from '../../assess/otherMoneyCases.ts';
import type { Currency } from '../../catalogue/currencies.ts';
import { formatCurrency } from '../../catalogue/format.ts';
import {
  type LeaverTexts,
  type LeaverWay,
  type OtherMoneyTexts,
  sourcesIn,
} from '../../catalogue/otherMoneyTexts.ts';
import { useShownSituation } from '../../situation/figures.ts';
import { unbroken } from '../../ui/Markup.tsx';
import { Sources } from '../../ui/Sourced.tsx';
import styles from './Leaving.module.css';

interface Props {
  /** Slug of the country that is left. */
  readonly slug: string;
  /** Its name in a sentence. */
  readonly home: string;
}

export default function OtherMoneyLeft({ slug, home }: Props) {
  const texts = useOtherMoneyTexts(slug);
  if (texts === null) return <p>This part did not load. Open the page again to see it.</p>;
  if (!texts) return null;
  return texts.leaver === null ? (
    <RentAlone texts={texts} home={home} />
  ) : (
    <Rules {...texts.leaver} texts={texts} />
  );
}

const LABELS: Readonly<Record<LeaverTexts['kind'], string>> = {
  rentLocal: 'Rent of a flat there',
  dividendsLocal: 'Dividends',
  interestLocal: 'Interest',
  gainsShares: 'Gains on shares',
  pension: 'A pension',
  royalties: 'Royalties',
};

interface RulesProps extends NonNullable<OtherMoneyTexts['leaver']> {
  readonly texts: OtherMoneyTexts;
}

function Rules({ about, rules, texts, ...typical }: RulesProps) {
  const own = ownFrom(texts.country, useShownSituation(), typical.currency as Currency);
  const taxOf = useLeaverTax(own.size > 0 ? texts.country : null);
  return (
    <div className={styles.inside}>
      <p>{unbroken(about)}</p>
      <ul className={styles.list}>
        {rules.map((rule) => {
          const hers = own.get(rule.kind);
          const of = hers && taxOf ? ofOwn(rule, hers, taxOf, texts.taxYear) : ofTypical(rule, typical);
          return <Rule key={rule.id} rule={rule} texts={texts} of={of} />;
        })}
      </ul>
    </div>
  );
}

/** What is taken of an amount, in words: "€2,374 of €9,000 a year". Null where nothing is to be said. */
interface TakenOf {
  readonly withTreaty: string | null;
  readonly withoutTreaty: string | null;
}

function ofTypical(
  { withTreaty, withoutTreaty }: LeaverTexts,
  { amount, currency }: Pick<RulesProps, 'amount' | 'currency'>,
): TakenOf {
  const money = (value: number) => formatCurrency(value, currency);
  const words = ({ taken }: LeaverWay) => (taken > 0 ? `${money(taken)} of ${money(amount)} a year` : null);
  return { withTreaty: words(withTreaty), withoutTreaty: words(withoutTreaty) };
}

function ofOwn(
  { id }: LeaverTexts,
  { amount, facts, shown }: OwnFrom,
  taxOf: LeaverTaxOf,
  taxYear: number,
): TakenOf {
  const words = (hasTreaty: boolean) => {
    const taken = taxOf(id, { amount, facts }, hasTreaty, taxYear);
    return `${taken > 0 ? shown(taken) : 'Nothing'} of your ${shown(amount)} a year`;
  };
  return { withTreaty: words(true), withoutTreaty: words(false) };
}

interface RuleProps {
  readonly rule: LeaverTexts;
  readonly texts: OtherMoneyTexts;
  readonly of: TakenOf;
}

/** One kind: what is taken with a tax treaty with the new country, and without one. */
function Rule({ rule, texts, of }: RuleProps) {
  const { kind, case: fact, note, withTreaty, withoutTreaty, isSingle, confidence } = rule;
  const isSame = of.withTreaty === of.withoutTreaty;
  return (
    <li>
      <h3>{LABELS[kind]}</h3>
      {fact === null ? null : <p className={styles.soft}>{unbroken(fact.text)}</p>}
      <Way when={isSame ? null : 'Without a tax treaty'} taken={of.withoutTreaty} text={withoutTreaty.text} />
      {isSame ? null : <Way when="With a tax treaty" taken={of.withTreaty} text={withTreaty.text} />}
      {isSame && withTreaty.taken > 0 && withTreaty.text !== withoutTreaty.text ? (
        <p>
          <b>With a tax treaty. </b>
          {unbroken(withTreaty.text)}
        </p>
      ) : null}
      {note === undefined ? null : <p className={styles.soft}>{unbroken(note)}</p>}
      <Sources sources={sourcesIn(texts, rule.sources)} confidence={confidence} isSingle={isSingle} />
    </li>
  );
}

interface WayProps {
  readonly when: string | null;
  readonly taken: string | null;
  readonly text: string;
}

/** "Without a tax treaty: €2,374 of €9,000 a year." with the rule. */
function Way({ when, taken, text }: WayProps) {
  const label = [when, taken].filter(Boolean).join(': ');
  return (
    <p>
      {label === '' ? null : <b>{`${label}. `}</b>}
      {unbroken(text)}
    </p>
  );
}

/** Of a country where nothing but the rule for a flat there is known of people who have left. */
function RentAlone({ texts, home }: { readonly texts: OtherMoneyTexts; readonly home: string }) {
  const rents = texts.rules.filter(({ kind }) => kind === 'rentLocal');
  const rule = rents.find(({ isDefault }) => isDefault) ?? rents[0];
  return (
    <div className={styles.inside}>
      {rule ? (
        <>
          <h3>{LABELS.rentLocal}</h3>
          <p>{`${home} goes on taxing a flat there. This is its rule for residents, which our figures use.`}</p>
          <p>{unbroken(rule.text)}</p>
          <Sources
            sources={sourcesIn(texts, rule.sources)}
            confidence={rule.confidence}
            isSingle={rule.isSingle}
          />
        </>
      ) : null}
      <p>
        {`We have not looked up what ${home} takes of dividends, interest and pensions of people who have left. Ask the payer what it withholds.`}
      </p>
    </div>
  );
}
