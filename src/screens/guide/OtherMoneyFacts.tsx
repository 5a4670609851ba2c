/** What a country takes of income that is not work: the person's own amounts, then the rules by kind, and what to keep to. */
import { useOtherMoneyTexts } from '../../api/otherMoneyTexts.ts';
import type { GuideAssessor } from '../../assess/guideAssessor.ts';
import { caseOf, casesBeside, statusChoices, withCase, withStatus } from '../../assess/otherMoneyCases.ts';
import { otherMoneyLines } from '../../assess/otherMoneyLines.ts';
import {
  conditionsBeside,
  type KindOfRules,
  rulesBeside,
  statusesBeside,
  type ToldRule,
} from '../../assess/otherMoneyRules.ts';
import { nameInText } from '../../catalogue/format.ts';
import { OTHER_KIND_IN_TEXT } from '../../catalogue/labels.ts';
import { type OtherMoneyTexts, ruleKindLabel, sourcesIn } from '../../catalogue/otherMoneyTexts.ts';
import { answer } from '../../situation/figures.ts';
import { homeIdOf, type Situation } from '../../situation/situation.ts';
import { AskIncomeCase } from '../../ui/AskIncomeCase.tsx';
import { Disclosure } from '../../ui/Fold.tsx';
import { unbroken } from '../../ui/Markup.tsx';
import { Sources } from '../../ui/Sourced.tsx';
import type { PartProps } from './GuideFold.tsx';
import styles from './OtherMoneyFacts.module.css';

interface Props extends PartProps {
  readonly assess: GuideAssessor;
}

export default function OtherMoneyFacts({ country, regime, figures, assess }: Props) {
  const texts = useOtherMoneyTexts(country.slug);
  if (texts === null) return <p>This part did not load. Open the page again to see it.</p>;
  if (!texts) return null;
  const own = otherMoneyLines(assess(regime).assessment.otherMoney, country.name, figures.money);
  const rules = rulesBeside(texts, regime.id);
  const statuses = rules.length === 0 ? [] : statusesBeside(texts, regime.id);
  return (
    <div className={styles.money}>
      {own.length === 0 ? null : (
        <ul className={styles.own}>
          {own.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Cases texts={texts} country={country} regime={regime} situation={figures.situation} />
      <p className={styles.about}>{unbroken(texts.about)}</p>
      {statuses.map(({ id, name, who, years, text, sources, isSingle, confidence }) => (
        <div key={id} className={styles.about}>
          <p>
            <b>{name}. </b>
            {unbroken([who, text].filter(Boolean).join(' '))}
            {years === null ? '' : ` It ends after ${years} years. Then you pay as everybody else.`}
          </p>
          <Sources sources={sourcesIn(texts, sources)} confidence={confidence} isSingle={isSingle} />
        </div>
      ))}
      {rules.length === 0 ? (
        <p className={styles.about}>Too little is known of other money beside this scheme to count it.</p>
      ) : (
        <table className={styles.rules}>
          <thead>
            <tr>
              <th scope="col">Income</th>
              <th scope="col">What is taken</th>
            </tr>
          </thead>
          <tbody>
            {rules.map((one) => (
              <Row key={one.kind} of={one} texts={texts} country={country.name} />
            ))}
          </tbody>
        </table>
      )}
      <h4>What to keep to</h4>
      <ul className={styles.conditions}>
        {conditionsBeside(texts, regime.id).map(({ text, sources }) => (
          <li key={text}>
            {unbroken(text)}
            <Sources sources={sourcesIn(texts, sources)} />
          </li>
        ))}
        <li>{TRADER}</li>
      </ul>
      {texts.doubts.length === 0 ? null : (
        <Disclosure summary="What is not sure" className={styles.doubts}>
          <ul className={styles.conditions}>
            {texts.doubts.map((doubt) => (
              <li key={doubt}>{unbroken(doubt)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

interface CasesProps extends Pick<PartProps, 'country' | 'regime'> {
  readonly texts: OtherMoneyTexts;
  readonly situation: Situation;
}

/** The status of the person, and what decides which rule holds for each income that was said. */
function Cases({ texts, country, regime, situation }: CasesProps) {
  const { otherIncome = [] } = situation;
  const name = nameInText(country.name);
  const all = otherIncome.map((income) => {
    const from = income.from === 'home' ? homeIdOf(situation) : income.from;
    return { income, isLocal: from === 'here' || from === country.id };
  });
  const [first] = otherIncome;
  return (
    <>
      {first ? (
        <AskIncomeCase
          legend={`Your status in ${name}`}
          cases={statusChoices(
            texts,
            regime.id,
            all.filter(({ income }) => income.amount > 0),
          )}
          chosen={first.status ?? ''}
          onChoose={(status) => answer({ otherIncome: withStatus(otherIncome, status) })}
        />
      ) : null}
      {all.map(({ income, isLocal }, place) => {
        const cases = casesBeside(texts, regime.id, income, isLocal);
        return income.amount > 0 ? (
          <AskIncomeCase
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind differ by their place alone
            key={`${income.kind} ${place}`}
            legend={`Your ${OTHER_KIND_IN_TEXT[income.kind]} in ${name}`}
            cases={cases}
            chosen={caseOf(cases, income)}
            onChoose={(id) => answer({ otherIncome: otherIncome.with(place, withCase(cases, income, id)) })}
          />
        ) : null;
      })}
    </>
  );
}

const TRADER =
  'If you buy and sell often, the tax office may see a business in it. Check that before you rely on the rules for gains.';

interface RowProps {
  readonly of: KindOfRules;
  readonly texts: OtherMoneyTexts;
  readonly country: string;
}

/** One kind: the rule that holds, and with a press those of other cases. */
function Row({ of: { kind, first, others }, texts, country }: RowProps) {
  return (
    <tr>
      <th scope="row">{ruleKindLabel(kind, country)}</th>
      <td>
        <Rule told={first} texts={texts} />
        {others.length === 0 ? null : (
          <Disclosure summary={others.length === 1 ? 'Another case' : `${others.length} other cases`}>
            {others.map((told) => (
              <Rule key={told.rule.id} told={told} texts={texts} />
            ))}
          </Disclosure>
        )}
      </td>
    </tr>
  );
}

interface RuleProps {
  readonly told: ToldRule;
  readonly texts: OtherMoneyTexts;
}

/** A rule in a sentence; where the law is argued about, both readings stand. */
function Rule({ told: { when, rule }, texts }: RuleProps) {
  const { text, note, option, otherReading, isSingle, confidence } = rule;
  const more = [
    [null, note],
    ['Or you choose: ', option],
    ['The law can be read otherwise: ', otherReading],
  ] as const;
  return (
    <div className={styles.rule}>
      {when === null ? null : <p className={styles.when}>{unbroken(when)}</p>}
      <p>{unbroken(text)}</p>
      {more.map(([lead, words]) =>
        words === undefined ? null : (
          <p key={words} className={styles.note}>
            {lead === null ? null : <b>{lead}</b>}
            {unbroken(words)}
          </p>
        ),
      )}
      <Sources sources={sourcesIn(texts, rule.sources)} confidence={confidence} isSingle={isSingle} />
    </div>
  );
}
