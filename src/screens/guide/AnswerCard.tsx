/** A guide's answer: what one keeps, on what that depends, where the income goes, and for whom the regime is. */

import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { notAvailable } from '../../assess/answerEnglish.ts';
import { limitBelow, openInstead, openRegimes, useGuideAssessor } from '../../assess/guideAssessor.ts';
import { companySays } from '../../assess/rowEnglish.ts';
import { formatCurrency } from '../../catalogue/format.ts';
import { GUIDE_SLIDER } from '../../catalogue/income.ts';
import { keptText, rateText, signedText, taxOnWork } from '../../catalogue/labels.ts';
import { roundFigure } from '../../catalogue/money.ts';
import { isHeldBack } from '../../catalogue/useHydrated.ts';
import { useSettled } from '../../catalogue/useSettled.ts';
import { KEEP_LABEL } from '../../charts/TaxDonut.tsx';
import { answer } from '../../situation/figures.ts';
import { homeIdOf } from '../../situation/situation.ts';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { Slider } from '../../ui/Slider.tsx';
import type { ElsewhereProps } from './Elsewhere.tsx';
import type { QuestionsProps } from './FourQuestions.tsx';
import styles from './Guide.module.css';
import { Kept, NotAvailable } from './Kept.tsx';
import { keptShare, Shares } from './Shares.tsx';
import { type SchemeProps, ShareGuide, Ways } from './Ways.tsx';

export function AnswerCard({ country, regime, figures }: SchemeProps) {
  const assess = useGuideAssessor(country, figures);
  const one = useMemo(() => assess(regime), [assess, regime]);
  const { money, income } = figures;
  const limit = limitBelow(one, income);
  const isHome = country.id === homeIdOf(figures.situation);
  const shown = useMemo(() => ({ country, regime, figures, one }), [country, regime, figures, one]);
  const schemeOf = (id: string) => {
    const found = country.taxRegimes.find((scheme) => scheme.id === id);
    return found && assess(found);
  };
  const company = companySays(one, money, schemeOf, true);
  // While a slider moves, the amounts go first.
  const later = useDeferredValue(shown);
  const settled = useSettled(figures);
  return (
    <section
      id="tax"
      className={styles.answer}
      aria-label={`Tax calculator: ${regime.name}`}
      data-regime={regime.id}
    >
      {limit === null ? (
        <Kept {...shown} company={company} />
      ) : (
        <NotAvailable
          limit={limit}
          instead={openInstead(openRegimes(country, figures, assess))}
          country={country}
          figures={figures}
        />
      )}
      <IncomeSlider figures={figures} />
      {limit === null ? <Shares {...shown} /> : null}
      {isHome ? (
        <PartBoundary part="Other countries">
          <Elsewhere country={country} figures={settled}>
            <ShareGuide country={country} regime={regime} figures={settled} />
          </Elsewhere>
        </PartBoundary>
      ) : (
        <Ways country={country} regime={regime} figures={settled} isOpen={limit === null} />
      )}
      <PartBoundary part="Four questions">
        <FourQuestions {...later} />
      </PartBoundary>
      <SettledStatus
        text={
          limit === null
            ? `At ${money(income)}: total effective tax ${signedText(one.total, money)}${one.rate === null ? '' : `, ${rateText(one.rate, taxOnWork(one))}`}. ${KEEP_LABEL} ${keptShare(one) ?? keptText(one.kept, money)}.`
            : `${notAvailable(limit, money).before} ${money(limit, 'down')}.`
        }
      />
    </section>
  );
}

const Elsewhere = lazyComponent<ElsewhereProps>(() => import('./Elsewhere.tsx'));
const FourQuestions = lazyComponent<QuestionsProps>(() => import('./FourQuestions.tsx'));

/** The income, dragged or typed. */
function IncomeSlider({ figures: { amount, currency } }: Pick<SchemeProps, 'figures'>) {
  return (
    <div className={styles.income}>
      <Slider
        label="Yearly income"
        value={amount}
        min={roundFigure(GUIDE_SLIDER.min, currency)}
        max={roundFigure(GUIDE_SLIDER.max, currency)}
        step={roundFigure(GUIDE_SLIDER.step, currency)}
        format={(value) => formatCurrency(value, currency)}
        onValue={(next) => answer({ income: next })}
        field={
          <MoneyInput
            className={styles.box}
            label="Exact yearly income"
            hidesLabel
            value={amount}
            emptyValue={0}
            currency={currency}
            onCurrency={(next) => answer({ currency: next })}
            onValue={(next) => answer({ income: next ?? 0 })}
            asks
          />
        }
      />
    </div>
  );
}

/** Milliseconds without a change before a result is read out. */
const PAUSE = 700;

/** Tells people who hear the page a result once it has stopped changing; silent until the first change. */
function SettledStatus({ text }: { readonly text: string }) {
  const [settled, setSettled] = useState('');
  const last = useRef(text);

  useEffect(() => {
    if (last.current === text) return;
    // What the page begins with is read as the page, not as news.
    if (isHeldBack()) {
      last.current = text;
      return;
    }
    const timer = setTimeout(() => {
      last.current = text;
      setSettled(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p className="visually-hidden" role="status">
      {settled}
    </p>
  );
}
