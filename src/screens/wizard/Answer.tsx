import { checks } from 'virtual:lowtide/checks';
import type { ReactNode } from 'react';
import { capitalised, countOf, nameInText } from '../../catalogue/format.ts';
import { rateText, revenueLimitText } from '../../catalogue/labels.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import type { Figures } from '../../situation/figures.ts';
import type { Living } from '../../situation/living.ts';
import type { Recommendation, Recommendations } from '../../situation/recommendations.ts';
import { savedYears } from '../../situation/savingWords.ts';
import { inSentence } from '../../situation/words.ts';
import type { TaxKind } from '../../tax/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Counted } from '../../ui/Counted.tsx';
import { FitReasons } from '../../ui/FitReasons.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { Lasts } from '../../ui/Lasts.tsx';
import { checkOf, isOfPlace } from '../checkOf.ts';
import { endOf, isSure } from '../conditions.ts';
import { Against } from './Against.tsx';
import styles from './Answer.module.css';
import { WhereItGoes } from './WhereItGoes.tsx';

interface Props {
  readonly first: Recommendation;
  readonly recommended: Recommendations;
  readonly figures: Figures;
  readonly living: Living | null;
  /** What to do beside opening the guide. */
  readonly children: ReactNode;
}

/** One sentence and one figure, four facts, where the income goes, and why it fits. */
export function Answer({ first, recommended, figures, living, children }: Props) {
  const { country, regime, regimeIndex, kept, saving, notes, fit } = first;
  const { money, situation } = figures;
  const { home } = situation;
  const month = living?.monthIn(country.slug, kept);
  const isConditional = (row: Recommendation) =>
    row.fit.mark !== null || checkOf(row, situation, checks) !== undefined;
  const check = checkOf(first, situation, checks);
  const end = endOf(first.lastingWords());
  const sure = recommended.fits.find((row) => isSure(row) && !isConditional(row));
  const today = home && 'country' in home ? `in ${inSentence(home.country)} today` : 'today';
  return (
    <>
      <section className={styles.answer} aria-label="The answer">
        <div className={styles.words}>
          <p className={styles.where}>
            <Flag code={country.code} /> {placeOf(first, recommended)}
          </p>
          <p className={styles.claim}>
            You keep{' '}
            <strong>
              <Counted value={kept / 12} format={money} /> a&nbsp;month
            </strong>{' '}
            in&nbsp;{nameInText(country.name)}
          </p>
          {end ? (
            <p className={styles.end}>
              <Lasts words={[end]} rate={first.rate} />
            </p>
          ) : null}
          <p className={styles.lead}>
            {saving === null || Math.round(saving) === 0 ? null : (
              <>
                That is{' '}
                <b>
                  {money(Math.abs(saving) / 12)} a month {saving > 0 ? 'more' : 'less'}
                </b>{' '}
                than {today}.{' '}
              </>
            )}
            {/* Of work in one's own name only where nothing is asked of it. */}
            {regime.requiresIncorporation
              ? 'You work through a company: '
              : check
                ? ''
                : 'You work in your own name: '}
            {regime.name}.
          </p>
          {fit.mark && (isOfPlace(first) || !check) ? (
            <p className={styles.only}>{`${capitalised(fit.mark)}.`}</p>
          ) : null}
          {check ? <p className={styles.only}>{check}</p> : null}
          {sure && sure !== first ? (
            <p className={styles.living}>
              Without an end or a condition: <b>{sure.country.name}</b>, {money(sure.kept / 12)} a month.
            </p>
          ) : null}
          <Against first={first} figures={figures} />
          {living && month ? (
            <p className={styles.living}>
              <b>{money(month.left)} a month</b> after living {living.likeAtHome}.
            </p>
          ) : null}
          <div className={styles.actions}>
            <ButtonLink href={calculatorPath(country.name, regimeIndex)}>Open the guide</ButtonLink>
            {children}
          </div>
        </div>
        <Illustration
          className={styles.art}
          src={`/countries/${country.slug}/hero.svg`}
          alt=""
          width={1600}
          height={900}
          fallback={<span className={styles.art} />}
        />
      </section>
      <FourFacts first={first} figures={figures} />
      <div className={styles.under}>
        <WhereItGoes row={first} figures={figures} />
        {fit.reasons.length > 0 || notes.length > 0 ? (
          <section>
            <h2 className={styles.title}>{WHY[fit.level]}</h2>
            <FitReasons fit={fit} />
            {notes.map((note) => (
              <p key={note} className={styles.note}>
                {note}
              </p>
            ))}
          </section>
        ) : null}
      </div>
    </>
  );
}

const WHY = { fits: 'Why it fits you', check: 'What to check', no: 'What is in the way' } as const;

function placeOf(first: Recommendation, { fits, check, isGrouped }: Recommendations): string {
  const { level } = first.fit;
  if (level === 'no') return 'Nothing fits as you are. Closest';
  const list = level === 'fits' ? fits : check;
  const others = list.filter(({ kept }) => Math.round(kept) === Math.round(first.kept)).length - 1;
  const cheapest = others > 0 ? 'Joint cheapest' : 'Cheapest';
  const together = others > 0 ? `, with ${countOf(others, 'other')}` : '';
  if (level === 'check')
    return `Nothing fits without a condition. ${cheapest} of ${list.length} to check${together}`;
  if (!isGrouped) return `${cheapest} of ${countOf(list.length, 'country')}${together}`;
  return `${cheapest} of ${list.length} ${list.length === 1 ? 'country that fits' : 'countries that fit'} you${together}`;
}

interface FourProps {
  readonly first: Recommendation;
  readonly figures: Figures;
}

/** Rate, saving, how long it lasts, and what its contributions insure. */
function FourFacts({ first, figures }: FourProps) {
  const { kept, total, rate, saving } = first;
  const { money, years } = figures;
  const saved = savedYears(years, first.projection);
  // The period is the figure, what follows it is said below.
  const [lasts = 'no time limit', then] = first.lastingWords()[0]?.split(', ') ?? [];
  return (
    <dl className={styles.four}>
      <Fact term="Effective tax" figure={rate === null ? money(total) : rateText(rate)}>
        {rate === null ? 'a year; costs leave nothing' : `${money(total)} a year${ofWhat(figures)}`}
      </Fact>
      {saving === null ? (
        <Fact term="You keep a year" figure={money(kept)}>
          of {money(figures.income)}
        </Fact>
      ) : (
        <Fact
          term={saving < 0 ? 'Costs more than today' : 'Saved against today'}
          figure={money(Math.abs(saving))}
        >
          {saved === null || saved <= 1
            ? 'a year'
            : `a year, ${money(Math.abs(saving) * saved)} over ${saved} years`}
        </Fact>
      )}
      <Fact term="How long it lasts" figure={capitalised(lasts)}>
        {[then, lastingText(first, figures)].filter(Boolean).join('. ')}
      </Fact>
      <Fact term="What it insures" figure={insured(first)}>
        {contributionsText(first, figures)}
      </Fact>
    </dl>
  );
}

/** With which permit one may stay, and up to which revenue the regime is open. */
function lastingText({ regime, fit, lasting }: Recommendation, { money }: Figures): string {
  const { permit } = fit.reasons.find((one) => one.permit) ?? {};
  const limit = regime.maxIncomeThreshold;
  const upTo = limit === null ? 'No revenue limit' : `Up to ${revenueLimitText(limit, money)}`;
  if (!permit?.validity) return upTo;
  return [
    `Permit: ${permit.validity}.`,
    ...(lasting?.permitMonths === undefined ? [] : ['The tax rule itself has no time limit.']),
    ...(limit === null ? [] : [`${upTo}.`]),
  ].join(' ');
}

function ofWhat({ costs }: Figures): string {
  return costs > 0 ? ', of what is left after costs' : '';
}

const CONTRIBUTIONS: readonly TaxKind[] = ['socialContribution', 'pension'];

function contributionsOf({ assessment }: Recommendation): number {
  return assessment.lines
    .filter(({ kind }) => CONTRIBUTIONS.includes(kind))
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** What the regime's contributions insure. */
function insured({ regime, assessment }: Recommendation): string {
  const hasPension = assessment.lines.some(({ kind, amount }) => kind === 'pension' && amount > 0);
  const hasHealth = regime.healthcareType !== 'None';
  if (hasHealth && hasPension) return 'Health, pension';
  if (hasHealth) return 'Health';
  return hasPension ? 'Pension' : 'Nothing';
}

function contributionsText(first: Recommendation, { money }: Figures): string {
  const contributions = contributionsOf(first);
  return contributions > 0
    ? `${money(contributions)} of the tax are contributions`
    : 'no contributions are due';
}

interface FactProps {
  readonly term: string;
  readonly figure: string;
  readonly children: ReactNode;
}

function Fact({ term, figure, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <span className={styles.figure}>{figure}</span>
        <span>{children}</span>
      </dd>
    </div>
  );
}
