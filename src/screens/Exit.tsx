/** What leaving costs who has shares, a portfolio, crypto-assets or a business: one closed line, until somebody says so. */
import { useExitLaw } from '../api/exit.ts';
import { asksOf, exitLine, kindsOf } from '../assess/exitEnglish.ts';
import { type ExitAnswer, type ExitAnswers, type ExitAsked, useExit } from '../assess/useExit.ts';
import { hasExit } from '../catalogue/exitAssets.ts';
import { placeOf } from '../catalogue/places.ts';
import { QUESTIONS } from '../situation/questions.ts';
import { homeIdOf } from '../situation/situation.ts';
import AskExit from '../ui/AskExit.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Field } from '../ui/Field.tsx';
import { Disclosure } from '../ui/Fold.tsx';
import { unbroken } from '../ui/Markup.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Source } from '../ui/Sourced.tsx';
import styles from './Exit.module.css';

export interface ExitProps extends ExitAsked {
  /** Whether the question stands there at once, not in a line that opens it. */
  readonly isOpen?: boolean;
}

/** Nothing where home is not known, or takes nothing of the kind. */
export default function Exit({ figures, to, isOpen = false }: ExitProps) {
  const { situation } = figures;
  const law = useExitLaw(placeOf(homeIdOf(situation) ?? '')?.slug ?? null);
  const found = useExit({ figures, to });
  if (!law || !asksOf(law.exitTexts)) return null;
  const asked = <AskExit situation={situation} texts={law.exitTexts} />;
  return (
    <div className={styles.exit}>
      {isOpen ? (
        <Field asks="What do you own?">{asked}</Field>
      ) : (
        <Disclosure summary={QUESTIONS.exit.asks} className={`no-print ${styles.asks}`}>
          {asked}
        </Disclosure>
      )}
      {hasExit(situation.exit) ? found ? <Costs {...found} figures={figures} to={to} /> : <Skeleton /> : null}
    </div>
  );
}

const WAYS = ['To the EU or EEA', 'To a country without a tax treaty'] as const;

function Costs({ texts, answers, figures, to }: ExitAnswers & ExitAsked) {
  const { exit = {} } = figures.situation;
  const kinds = kindsOf(exit);
  if (answers === null) return <p>{texts.valuation?.text}</p>;
  const isSame = answers.every(({ taxes }) => JSON.stringify(taxes) === JSON.stringify(answers[0]?.taxes));
  const shown = isSame ? answers.slice(0, 1) : answers;
  const after = texts.after.filter((one) => one.kinds.some((kind) => kinds.includes(kind)));
  return (
    <>
      {shown.map((one, way) => (
        <section key={WAYS[way]} aria-label={to === null && !isSame ? WAYS[way] : 'What leaving costs'}>
          {to === null && !isSame ? <h3>{WAYS[way]}</h3> : null}
          <Taxes taxes={one.taxes} texts={texts} kinds={kinds} />
        </section>
      ))}
      {after.map(({ text, source, confidence, isSingle }) => (
        <div key={text}>
          <p>{unbroken(text)}</p>
          <Source {...{ source, confidence, isSingle }} />
        </div>
      ))}
    </>
  );
}

interface TaxesProps extends Pick<ExitAnswer, 'taxes'>, Pick<ExitAnswers, 'texts'> {
  readonly kinds: ReturnType<typeof kindsOf>;
}

function Taxes({ taxes, texts, kinds }: TaxesProps) {
  if (taxes.length === 0) return <p>Leaving with this costs nothing.</p>;
  return (
    <Facts
      className={styles.taxes}
      facts={taxes.map((tax) => {
        const { name, figure, rest } = exitLine(tax, texts, kinds);
        const rule = texts.rules[tax.rule];
        return [
          name,
          <div key={tax.rule}>
            <b>{figure}</b>
            <p>{rest.join(' ')}</p>
            {rule && tax.tax > 0 ? <p className="quiet">{unbroken(rule.text)}</p> : null}
            {rule ? <Source {...rule} /> : null}
          </div>,
        ];
      })}
    />
  );
}
