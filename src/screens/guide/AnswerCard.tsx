/** A guide's answer: what one keeps, on what that depends, where the income goes, and for whom the regime is. */

import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import {
  localWorkSentence,
  notAvailable,
  notLawYetSentence,
  otherEstimateSentence,
  savingSentence,
  taxSentence,
} from '../../assess/answerEnglish.ts';
import type { Assessed } from '../../assess/assessor.ts';
import { oneYearOf } from '../../assess/dueAtHome.ts';
import { notOutSentences, sentence } from '../../assess/english.ts';
import {
  descriptionsByKind,
  keptLocally,
  limitBelow,
  openInstead,
  openRegimes,
  scheduleShown,
  useGuideAssessor,
  useOtherTotal,
} from '../../assess/guideAssessor.ts';
import { comparePath } from '../../catalogue/compareQuery.ts';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { formatCurrency, formatPercent, nameInText, rounded } from '../../catalogue/format.ts';
import { GUIDE_SLIDER } from '../../catalogue/income.ts';
import { keepsNothing, keptText, NOTHING, rateText, signedText } from '../../catalogue/labels.ts';
import { roundFigure } from '../../catalogue/money.ts';
import { planPath, regimePath } from '../../catalogue/pages.ts';
import { isHeldBack, useHydrated } from '../../catalogue/useHydrated.ts';
import { useSettled } from '../../catalogue/useSettled.ts';
import { donutSlices, KEEP_LABEL, TaxDonut } from '../../charts/TaxDonut.tsx';
import { figuresForLink, withFigures } from '../../situation/address.ts';
import { answer, type Figures } from '../../situation/figures.ts';
import { homeIdOf } from '../../situation/situation.ts';
import { planWith } from '../../stores/plan.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ShareButton } from '../../ui/CopyButton.tsx';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { Disclosure } from '../../ui/Fold.tsx';
import { HowSure } from '../../ui/HowSure.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { unbroken } from '../../ui/Markup.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { TaxBreakdown } from '../../ui/TaxBreakdown.tsx';
import { Sign, Terms } from '../../ui/Terms.tsx';
import { CiteAnswer } from '../CiteAnswer.tsx';
import type { EmbedDialogProps } from './EmbedDialog.tsx';
import { FirstParts } from './FirstParts.tsx';
import styles from './Guide.module.css';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
  readonly figures: Figures;
}

interface AnswerProps extends Props {
  readonly one: Assessed;
}

export function AnswerCard({ country, regime, figures }: Props) {
  const assess = useGuideAssessor(country, figures);
  const one = useMemo(() => assess(regime), [assess, regime]);
  const { money, income } = figures;
  const limit = limitBelow(one, income);
  const shown = useMemo(() => ({ country, regime, figures, one }), [country, regime, figures, one]);
  // While a slider moves, the amounts go first.
  const later = useDeferredValue(shown);
  return (
    <section
      id="tax"
      className={styles.answer}
      aria-label={`Tax calculator: ${regime.name}`}
      data-regime={regime.id}
    >
      {limit === null ? (
        <Kept {...shown} />
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
      <FirstParts {...later} />
      <Suits regime={regime} />
      <Ways country={country} regime={regime} figures={useSettled(figures)} />
      <SettledStatus
        text={
          limit === null
            ? `At ${money(income)}: total effective tax ${signedText(one.total, money)}${one.rate === null ? '' : `, ${rateText(one.rate, one.total)}`}. ${KEEP_LABEL} ${keptShare(one) ?? keptText(one.kept, money)}.`
            : `${notAvailable(limit, money).before} ${money(limit, 'down')}.`
        }
      />
    </section>
  );
}

/**
 * The part of the income that is kept, so that it and the rate add up as they are shown; null where there is no income that
 * costs leave, or nothing is kept of it. What a family receives is kept, and in no rate.
 */
function keptShare({
  rate,
  kept,
  total,
  household,
}: Pick<Assessed, 'rate' | 'kept' | 'total' | 'household'>): string | null {
  if (rate === null || keepsNothing(kept) || kept + total <= 0) return null;
  const received = (-(household?.benefits ?? 0) / (kept + total)) * 100;
  return formatPercent(100 - rounded(rate, 1) + rounded(received, 1));
}

/** The first sentence of a figure: what one keeps a month, or would keep of a regime that is closed. */
export function MonthKept({
  one: { fit, kept },
  money,
}: {
  readonly one: Assessed;
  readonly money: Figures['money'];
}) {
  return (
    <p className={styles.claim} data-fit={keepsNothing(kept) ? 'no' : fit}>
      {fit === 'no' ? 'You would keep ' : 'You keep '}
      <strong>
        {keepsNothing(kept) ? (
          NOTHING
        ) : (
          <>
            {`${money(kept / 12)} `}
            <small>a month</small>
          </>
        )}
      </strong>
    </p>
  );
}

/** What one keeps a month, and all that it depends on. */
function Kept({ country, regime, figures, one }: AnswerProps) {
  const { money, situation } = figures;
  const saving = savingSentence(one, situation, money);
  const other = useOtherTotal(country, regime, figures);
  const local = situation.workplace === 'elsewhere' ? null : keptLocally(regime, figures);
  return (
    <div className={`${styles.kept} ${styles.beside}`}>
      <MonthKept one={one} money={money} />
      <p className={styles.soft}>
        {taxSentence(one, money)}
        {saving === null ? null : ` ${saving}`}
      </p>
      {other === null ? null : (
        <p className={styles.small}>
          {other === undefined ? '\u00a0' : otherEstimateSentence({ shown: one.total, other }, figures)}
        </p>
      )}
      <HowSure of={one} money={money} className={styles.small} />
      {one.notLawYet === null ? null : <p className={styles.small}>{notLawYetSentence(one.notLawYet)}</p>}
      {notOutSentences(one.terms).map((text) => (
        <p key={text} className={styles.small}>
          {text}
        </p>
      ))}
      <Terms as="line" of={one} money={money} />
      {local === null ? null : <p className={styles.soft}>{localWorkSentence(local, country.name, money)}</p>}
    </div>
  );
}

interface NotAvailableProps extends Pick<Props, 'country' | 'figures'> {
  /** USD per year. */
  readonly limit: number;
  readonly instead: readonly Assessed[];
}

/** Above the highest income of a regime: that it ends there, and what the country has instead. */
function NotAvailable({ limit, instead, country, figures: { money, income } }: NotAvailableProps) {
  const { before, figure } = notAvailable(limit, money);
  return (
    <div className={styles.kept} role="status">
      <p className={styles.claim} data-fit="no">
        {before} <strong>{figure}</strong>
      </p>
      {instead.length > 0 ? (
        <>
          <p className={styles.soft}>{`At ${money(income)} you would use another scheme.`}</p>
          <RegimeRows label={`Open in ${nameInText(country.name)} at ${money(income)}`}>
            {instead.map((one) => (
              <RegimeRow key={one.regime.id} of={one} money={money} />
            ))}
          </RegimeRows>
        </>
      ) : (
        <p className={styles.soft}>
          {`No scheme of ${nameInText(country.name)} is open at ${money(income)}. `}
          <Link href="/countries">See other countries</Link>
        </p>
      )}
    </div>
  );
}

/** The income, dragged or typed. */
export function IncomeSlider({ figures: { amount, currency } }: Pick<Props, 'figures'>) {
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

/** The ring of taxes and what is kept, and the same as lines that open their working. */
function Shares({ country, regime, figures, one }: AnswerProps) {
  const { income, costs, money } = figures;
  const { lines, total, rate, runningCosts, options } = one;
  const descriptions = useMemo(() => descriptionsByKind(regime), [regime]);
  const slices = useMemo(() => donutSlices(lines, income - costs), [lines, income, costs]);
  const working = useMemo(
    () => ({
      regime,
      income,
      options,
      texts: { rules: descriptions, sources: country.sources, names: regime.lawNames },
    }),
    [regime, income, options, descriptions, country],
  );
  const schedule = scheduleShown(one);
  const share = keptShare(one);
  const byContract = one.terms.find((term) => term.kind === 'due-at-home' && term.onPayroll !== null);
  return (
    <div className={styles.shares}>
      <TaxDonut slices={slices} money={money}>
        {/* "83.7% You keep" is a figure with its label; words make a sentence. */}
        {share === null ? <span className={styles.soft}>{`${KEEP_LABEL} `}</span> : null}
        <strong className={styles.keep}>{share ?? keptText(one.kept, money)}</strong>
        {share === null ? null : <span className={styles.soft}>{KEEP_LABEL}</span>}
      </TaxDonut>
      <div>
        <TaxBreakdown
          lines={lines}
          total={total}
          effectiveRate={rate}
          money={money}
          descriptions={descriptions}
          working={schedule === null ? undefined : { ...working, schedule }}
        />
        {costs > 0 ? (
          <p className={styles.small}>{`Rates are on your profit: income less ${money(costs)} of costs.`}</p>
        ) : null}
        {byContract ? <p className={styles.small}>{sentence(byContract, money)}</p> : null}
        {runningCosts > 0 ? (
          <p className={styles.small}>
            {`Typical running costs of ${money(runningCosts)} a year come off as well.`}
          </p>
        ) : null}
        {one.years === null ? null : (
          <Disclosure className={styles.more} summary={`${country.taxYear} alone`}>
            <OneYearAlone
              {...{ country, regime, figures, one }}
              working={{ ...working, schedule: one.schedule }}
            />
          </Disclosure>
        )}
      </div>
    </div>
  );
}

interface OneYearProps extends AnswerProps {
  readonly working: Parameters<typeof TaxBreakdown>[0]['working'];
}

/** The figures of the data's tax year, for whom the page shows the average of a stay. */
function OneYearAlone({ figures: { money }, one, working }: OneYearProps) {
  const { lines, total, kept, rate } = oneYearOf(one);
  return (
    <>
      <p>
        {'You keep '}
        <b>{keptText(kept, money)}</b>.
      </p>
      <TaxBreakdown lines={lines} total={total} effectiveRate={rate} money={money} working={working} />
    </>
  );
}

/** What one does with the answer: plan, compare, share. */
const Ways = memo(function Ways({ country, regime, figures }: Props) {
  return (
    <>
      <Onward country={country} regimeId={regime.id} figures={figures} />
      <ShareGuide country={country} regime={regime} figures={figures} />
    </>
  );
});

const Suits = memo(function Suits({ regime: { goodFor, notFor } }: Pick<Props, 'regime'>) {
  return (
    <div className={`below ${styles.suits}`}>
      <SuitList title="Good for" items={goodFor} />
      <SuitList title="Not for" items={notFor} isAgainst />
    </div>
  );
});

interface SuitListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly isAgainst?: boolean;
}

function SuitList({ title, items, isAgainst = false }: SuitListProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            {/* The heading says it to those who hear the page. */}
            <span aria-hidden="true">
              <Sign fit={isAgainst ? 'no' : 'fits'} />
            </span>
            {unbroken(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OnwardProps extends Pick<Props, 'figures'> {
  readonly country: Pick<CountryGuide, 'id'>;
  readonly regimeId: string;
}

/** What one does next, with the income of the page; who lives there has no move to plan. */
export function Onward({ country, regimeId, figures }: OnwardProps) {
  const { income, situation } = figures;
  const own = figuresForLink(situation);
  return (
    <p className={`no-print actions ${styles.actions}`}>
      {country.id === homeIdOf(situation) ? null : (
        <ButtonLink
          href={withFigures(planPath(regimeId), { income: figures.amount, ...own })}
          onClick={() => planWith(regimeId)}
        >
          Plan this move
        </ButtonLink>
      )}
      <ButtonLink href={withFigures(comparePath({ regimeIds: [regimeId], income }), own)} variant="quiet">
        Compare
      </ButtonLink>
    </p>
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

const EmbedDialog = lazyComponent<EmbedDialogProps>(() => import('./EmbedDialog.tsx'));

/** The page at its income, switch and chart as a link, or its calculator as a card for a page of one's own; only scripts can share. */
function ShareGuide({ country, regime, figures }: Props) {
  const hasScripts = useHydrated();
  const title = `Tax calculator: ${country.name}`;
  const path = regimePath(country, regime.id);
  const schemes = useMemo(() => [{ country, regime }], [country, regime]);
  const [isEmbedding, setEmbedding] = useState(false);

  return (
    <div className={`no-print ${styles.share}`}>
      {hasScripts ? (
        <>
          <ShareButton title={title} /> <CiteAnswer schemes={schemes} figures={figures} />{' '}
          <Button variant="quiet" onClick={() => setEmbedding(true)}>
            Embed
          </Button>
          {isEmbedding ? (
            <PartBoundary part="The card">
              <EmbedDialog path={path} title={title} onClose={() => setEmbedding(false)} />
            </PartBoundary>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
