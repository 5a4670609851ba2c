/** A guide's answer: what one keeps, on what that depends, where the income goes, and for whom the regime is. */

import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { A_MONTH, notAvailable, notLawYetSentence } from '../../assess/answerEnglish.ts';
import { type Assessed, comesIn, isLeastOf } from '../../assess/assessor.ts';
import { caveats } from '../../assess/caveats.ts';
import { oneYearOf } from '../../assess/dueAtHome.ts';
import { notOutSentences, sentence } from '../../assess/english.ts';
import { gainAMonth } from '../../assess/gainOfMove.ts';
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
import {
  besideAmount,
  datedAmounts,
  differenceWords,
  localWorkLine,
  otherEstimateLine,
} from '../../assess/guideEnglish.ts';
import { companySays, rowSays, type Says } from '../../assess/rowEnglish.ts';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { formatCurrency, formatPercent, nameInText, rounded } from '../../catalogue/format.ts';
import { GUIDE_SLIDER } from '../../catalogue/income.ts';
import {
  keepsNothing,
  keptText,
  NOTHING,
  ofAllMoney,
  rateText,
  signedText,
  TOTAL_LABEL,
} from '../../catalogue/labels.ts';
import { roundFigure } from '../../catalogue/money.ts';
import { asFirst, calculatorPath, planPath, regimePath } from '../../catalogue/pages.ts';
import { queryOf } from '../../catalogue/query.ts';
import { isHeldBack, useHydrated } from '../../catalogue/useHydrated.ts';
import { useSettled } from '../../catalogue/useSettled.ts';
import { donutSlices, KEEP_LABEL, TaxDonut } from '../../charts/TaxDonut.tsx';
import { figuresForLink, withFigures } from '../../situation/address.ts';
import { hasAnswers } from '../../situation/answered.ts';
import { answer, type Figures, sharedHref } from '../../situation/figures.ts';
import { homeIdOf } from '../../situation/situation.ts';
import { planWith } from '../../stores/plan.ts';
import { Bars, barsOf } from '../../ui/Bars.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Claim, SaysWords } from '../../ui/Claim.tsx';
import { ShareButton } from '../../ui/CopyButton.tsx';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { Disclosure } from '../../ui/Fold.tsx';
import { HowSure } from '../../ui/HowSure.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { TaxBreakdown } from '../../ui/TaxBreakdown.tsx';
import type { CiteDialogProps } from '../CiteDialog.tsx';
import type { ElsewhereProps } from './Elsewhere.tsx';
import type { EmbedDialogProps } from './EmbedDialog.tsx';
import type { QuestionsProps } from './FourQuestions.tsx';
import styles from './Guide.module.css';
import type { OpenSchemesProps } from './OpenSchemes.tsx';

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
            ? `At ${money(income)}: total effective tax ${signedText(one.total, money)}${one.rate === null ? '' : `, ${rateText(one.rate, one.total)}`}. ${KEEP_LABEL} ${keptShare(one) ?? keptText(one.kept, money)}.`
            : `${notAvailable(limit, money).before} ${money(limit, 'down')}.`
        }
      />
    </section>
  );
}

const Elsewhere = lazyComponent<ElsewhereProps>(() => import('./Elsewhere.tsx'));
const FourQuestions = lazyComponent<QuestionsProps>(() => import('./FourQuestions.tsx'));
const OpenSchemes = lazyComponent<OpenSchemesProps>(() => import('./OpenSchemes.tsx'));

/**
 * The part of the income that is kept, so that it and the rate add up as they are shown; null where there is no income that
 * costs leave, or nothing is kept of it. What a family receives is kept, and in no rate.
 */
function keptShare({
  rate,
  kept,
  total,
  household,
  otherMoney,
}: Pick<Assessed, 'rate' | 'kept' | 'total' | 'household' | 'otherMoney'>): string | null {
  if (rate === null || keepsNothing(kept) || kept + total <= 0) return null;
  // The rate is of the work alone.
  if (otherMoney) return formatPercent((kept / (kept + total)) * 100);
  const received = (-(household?.benefits ?? 0) / (kept + total)) * 100;
  return formatPercent(100 - rounded(rate, 1) + rounded(received, 1));
}

/** The first sentence of a figure: what one keeps a month, or would keep of a regime that is closed. */
export function MonthKept({
  one,
  figures: { money, situation },
}: {
  readonly one: Assessed;
  readonly figures: Pick<Figures, 'money' | 'situation'>;
}) {
  const { fit, kept } = one;
  const before = fit === 'no' ? 'You would keep' : 'You keep';
  const lead = keepsNothing(kept)
    ? { before, figure: NOTHING, after: '' }
    : {
        before: isLeastOf(one, situation) ? `${before} at least` : before,
        ...{ figure: money(kept / 12), every: A_MONTH, after: '' },
      };
  return <Claim lead={lead} isGain={fit === 'fits' && !keepsNothing(kept)} />;
}

/** What comes first, and what the amount depends on. */
function Kept({ country, regime, figures, one, company }: AnswerProps & { readonly company: Says | null }) {
  const { money, situation } = figures;
  const local = situation.workplace === 'elsewhere' ? null : keptLocally(regime, figures);
  const isPersonal = hasAnswers(situation);
  const dated = isPersonal ? datedAmounts(one, money) : null;
  const says = isPersonal && one.fit === 'fits' ? null : rowSays(one, money);
  const note = isPersonal ? caveats(one, situation, money) : null;
  return (
    <div className={`${styles.kept} ${styles.beside}`}>
      {isPersonal ? (
        <Personal one={one} figures={figures} />
      ) : (
        <Total {...{ country, regime, figures, one }} />
      )}
      {dated === null ? null : <p className={styles.small}>{dated}</p>}
      {says === null ? null : (
        <p className={styles.small} data-terms={one.fit}>
          <SaysWords says={says} />
          {note === null ? '.' : `. ${note}`}
        </p>
      )}
      {company === null ? null : (
        <p className={styles.small}>
          <SaysWords says={company} />
        </p>
      )}
      {note === null || says ? null : <p className={styles.small}>{note}</p>}
      {besideAmount(one, money).map((text) => (
        <p key={text} className={styles.small}>
          {text}
        </p>
      ))}
      <HowSure of={one} money={money} className={styles.small} />
      {one.notLawYet === null ? null : <p className={styles.small}>{notLawYetSentence(one.notLawYet)}</p>}
      {notOutSentences(one.terms).map((text) => (
        <p key={text} className={styles.small}>
          {text}
        </p>
      ))}
      {local === null ? null : <p className={styles.small}>{localWorkLine(local, country.name, money)}</p>}
    </div>
  );
}

/** Without answers: the specified total and its rate, what that leaves, and the other estimate. */
function Total({ country, regime, figures, one }: AnswerProps) {
  const { money } = figures;
  const { total, rate, kept } = one;
  const other = useOtherTotal(country, regime, figures);
  const said = other == null ? null : otherEstimateLine({ shown: total, other }, figures);
  // What is on its way has its place.
  const line = other === undefined ? '\u00a0' : said;
  return (
    <>
      <Claim
        isGain={false}
        lead={{
          before: TOTAL_LABEL,
          figure: signedText(total, money),
          every: rate === null ? 'a year' : `a year, ${rateText(rate, total)}`,
          after: '',
        }}
      />
      <p>
        {'You keep '}
        <b>{keptText(kept, money, 'month')}</b>.
      </p>
      {line === null ? null : <p className={styles.soft}>{line}</p>}
    </>
  );
}

/** With answers: the difference from today, else what is kept beside what is earned. */
export function Personal({ one, figures }: Pick<AnswerProps, 'one' | 'figures'>) {
  const { money, income } = figures;
  const isToday = one.terms.some(({ kind }) => kind === 'today');
  const gain = keepsNothing(one.kept) ? null : gainAMonth(one);
  const atHome = gain === null ? null : one.keptToday;
  if (gain === null || atHome === null) {
    return (
      <>
        {isToday && !keepsNothing(one.kept) ? (
          <Claim
            isGain={false}
            lead={{
              before: 'Today you keep',
              figure: money(one.kept / 12),
              every: A_MONTH,
              after: '',
            }}
          />
        ) : (
          <MonthKept one={one} figures={figures} />
        )}
        <Bars
          money={money}
          bars={[
            { name: 'You earn', kept: comesIn(one, income), look: 'earned' },
            { name: KEEP_LABEL, kept: one.kept, look: isToday ? 'today' : 'there' },
          ]}
        />
      </>
    );
  }
  // Of what changes on the way, the average is no least.
  const isLeast = isLeastOf(one, figures.situation) && datedAmounts(one, money) === null;
  return (
    <>
      <Claim
        lead={differenceWords(gain, one.country, figures, isLeast)}
        isGain={gain > 0 && one.fit === 'fits'}
      />
      <Bars
        money={money}
        bars={barsOf({ name: one.country.name, kept: one.kept }, atHome, comesIn(one, income))}
      />
    </>
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
      <p>
        {before} <b>{figure}</b>.
      </p>
      {instead.length > 0 ? (
        <>
          <p className={styles.soft}>{`At ${money(income)} you would use another scheme.`}</p>
          <PartBoundary part="Schemes that are open">
            <OpenSchemes
              label={`Open in ${nameInText(country.name)} at ${money(income)}`}
              rows={instead}
              money={money}
            />
          </PartBoundary>
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
  const slices = useMemo(
    () => donutSlices(ofAllMoney(one), comesIn(one, income) - costs),
    [one, income, costs],
  );
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
        {share === null || costs === 0 ? null : (
          <span className={styles.small}>{`of ${money(comesIn(one, income) - costs)}`}</span>
        )}
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
        {costs > 0 && share === null ? (
          <p className={styles.small}>{`After ${money(costs)} of costs.`}</p>
        ) : null}
        {byContract ? <p className={styles.small}>{sentence(byContract, money)}</p> : null}
        {runningCosts > 0 ? (
          <p className={styles.small}>
            {`Typical running costs of ${money(runningCosts)} a year come off as well.`}
          </p>
        ) : null}
        {one.years === null ? null : (
          <Disclosure className={styles.more} summary={`Tax in ${country.taxYear} alone`}>
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

interface WaysProps extends Props {
  /** Whether the scheme is open at the income. */
  readonly isOpen: boolean;
}

/** What one does with the answer: plan, and share. */
const Ways = memo(function Ways({ country, regime, figures, isOpen }: WaysProps) {
  return (
    <p className={`no-print actions ${styles.actions}`}>
      {isOpen ? <PlanThis regimeId={regime.id} figures={figures} /> : null}
      <ShareGuide country={country} regime={regime} figures={figures} />
    </p>
  );
});

interface PlanProps extends Pick<Props, 'figures'> {
  readonly regimeId: string;
}

export function PlanThis({ regimeId, figures: { amount, situation } }: PlanProps) {
  return (
    <ButtonLink
      href={withFigures(planPath(regimeId), { income: amount, ...figuresForLink(situation) })}
      onClick={() => planWith(regimeId)}
    >
      Plan this move
    </ButtonLink>
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

const CiteDialog = lazyComponent<CiteDialogProps>(() => import('../CiteDialog.tsx'));
const EmbedDialog = lazyComponent<EmbedDialogProps>(() => import('./EmbedDialog.tsx'));

/** The address of a country means its reader's own scheme: to somebody else it says which one was seen. */
function atScheme(href: string, country: CountryGuide, regimeId: string, { situation }: Figures): string {
  const { origin, pathname, search } = new URL(href);
  if (pathname !== calculatorPath(country.slug) || queryOf(search).has('way') || !hasAnswers(situation))
    return href;
  return origin + asFirst(`${regimePath(country, regimeId)}${search}`, country, regimeId);
}

/** The page as a link, its answer as something to cite, its calculator as a card; only scripts can share. */
function ShareGuide({ country, regime, figures }: Props) {
  const hasScripts = useHydrated();
  const title = `Tax calculator: ${country.name}`;
  const schemes = useMemo(() => [{ country, regime }], [country, regime]);
  const [open, setOpen] = useState<'cite' | 'embed' | null>(null);
  const close = () => setOpen(null);
  if (!hasScripts) return null;
  return (
    <>
      <ShareButton
        title={title}
        variant="plain"
        address={(also) => atScheme(sharedHref(also), country, regime.id, figures)}
        more={[
          ['Cite this answer', () => setOpen('cite')],
          // Cards are there for the listed schemes.
          ...(regime.told ? [] : [['Embed the calculator', () => setOpen('embed')] as const]),
        ]}
      />
      {open === null ? null : (
        <PartBoundary part="What can be shared">
          {open === 'cite' ? (
            <CiteDialog schemes={schemes} figures={figures} onClose={close} />
          ) : (
            <EmbedDialog path={regimePath(country, regime.id)} title={title} onClose={close} />
          )}
        </PartBoundary>
      )}
    </>
  );
}
