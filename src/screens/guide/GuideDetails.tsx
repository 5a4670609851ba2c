/** What one looks up on a guide: folds that each say in a sentence what is in them, then the country itself. */
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Link } from 'wouter';
import { leadText, notAvailable, otherSchemeSentence, yearsSentence } from '../../assess/english.ts';
import {
  type GuideAssessor,
  guideRegimeFor,
  kindsOf,
  limitBelow,
  openSchemes,
  useGuideAssessor,
} from '../../assess/guide.ts';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import {
  capitalised,
  countOf,
  formatDay,
  formatList,
  formatRate,
  nameInText,
} from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME, GUIDE_INCOME_LEVELS } from '../../catalogue/income.ts';
import { rateText, revenueLimitText } from '../../catalogue/labels.ts';
import { roundFigure, toUsd } from '../../catalogue/money.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import { isAboutRegime } from '../../catalogue/sourcesOf.ts';
import { TAX_KIND_LABELS } from '../../catalogue/taxKinds.ts';
import { useFigures } from '../../situation/figures.ts';
import { BracketTable } from '../../ui/BracketTable.tsx';
import { ConfidenceMark } from '../../ui/ConfidenceMark.tsx';
import { Markup, unbroken } from '../../ui/Markup.tsx';
import { PaperNotes } from '../../ui/PaperNotes.tsx';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';
import { ReportError } from '../../ui/ReportError.tsx';
import { WhenNear } from '../../ui/WhenNear.tsx';
import { AboutCountry } from './AboutCountry.tsx';
import { GuideCurves } from './GuideCurves.tsx';
import styles from './GuideDetails.module.css';
import { type FoldProps, GuideFold } from './GuideFold.tsx';
import { LivingThere } from './LivingThere.tsx';
import { MaltaFolds } from './MaltaFolds.tsx';
import { PayFold } from './pay/PayFold.tsx';
import { SimilarDestinations } from './SimilarDestinations.tsx';

export interface DetailsProps {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
  /** Whether this is the country's own page and not its calculator. */
  readonly isOwnPage: boolean;
}

export default function GuideDetails({ country, regime, isOwnPage }: DetailsProps) {
  // While a slider moves, the answer goes first and this follows.
  const figures = useDeferredValue(useFigures(GUIDE_DEFAULT_INCOME));
  const assess = useGuideAssessor(country, figures);
  const props = { country, regime, figures };
  // By the law's figures for what the reader does.
  const own = guideRegimeFor(regime, figures.situation.profession);
  return (
    <>
      <section className={styles.folds} aria-label="In detail">
        <GuideCurves {...props} />
        <Years {...props} assess={assess} />
        {regime.requiresIncorporation ? <PayFold {...props} /> : null}
        <TaxSystem regime={own} />
        <Facts regime={own} figures={figures} />
        <IncomeLevels {...props} assess={assess} />
        {country.taxRegimes.length > 1 ? <OtherSchemes {...props} assess={assess} /> : null}
        {country.slug === 'malta' ? (
          <MaltaFolds country={country} current={regime} money={figures.money} />
        ) : null}
        <GuideFold
          id="practical"
          title={`Settling in ${nameInText(country.name)}`}
          hint="Permits, health cover, VAT, costs and first steps."
        >
          <Late load={loadPractical} country={country} regime={regime} />
        </GuideFold>
        <Residency {...country.residency} />
        <WhoItSuits regime={regime} />
        <Prose
          title="Business owners"
          hint="What a company or a registered business has to know."
          text={regime.guide.businessOwnersDescription}
        />
        {isOwnPage ? null : <Extra {...regime.guide} />}
        <GuideFold
          id="changes"
          title="What changes"
          hint="What the law has changed, and what it will change."
        >
          <Late load={loadChanges} country={country} regime={regime} />
        </GuideFold>
        <Sources country={country} regime={regime} figures={figures} />
      </section>
      <AboutCountry country={country} />
      <LivingThere country={country} regimeId={regime.id} figures={figures} />
      {isOwnPage ? (
        <p className={styles.onward}>
          Similar destinations are in the{' '}
          <Link href={calculatorPath(country.name)}>tax calculator for Malta</Link>.
        </p>
      ) : (
        <SimilarDestinations country={country} regime={regime} />
      )}
    </>
  );
}

const loadYears = () => import('./OverTheYears.tsx');
const loadChanges = () => import('./GuideChanges.tsx');
const loadPractical = () => import('./PracticalFacts.tsx');

interface LateProps extends Pick<DetailsProps, 'country' | 'regime'> {
  readonly load: () => Promise<{
    readonly default: (props: Pick<DetailsProps, 'country' | 'regime'>) => ReactNode;
  }>;
}

/** What depends on today's date, or would be too long for the page's first packets. */
function Late({ load, country, regime }: LateProps) {
  return (
    <WhenNear
      load={load}
      props={{ country, regime }}
      failure="This part did not load. Open the page again to see it."
    />
  );
}

interface AssessedProps extends FoldProps {
  readonly assess: GuideAssessor;
}

function Years({ country, regime, figures: { income, money }, assess }: AssessedProps) {
  const one = useMemo(() => assess(regime), [assess, regime]);
  const limit = limitBelow(one, income);
  const hint = limit === null ? yearsSentence(one) : `${leadText(notAvailable(limit, money))}.`;
  return (
    <GuideFold id="years" title="Over the years" hint={hint}>
      <Late load={loadYears} country={country} regime={regime} />
    </GuideFold>
  );
}

/** How the taxes of the regime work, in words and in brackets. */
function TaxSystem({ regime }: Pick<FoldProps, 'regime'>) {
  const { taxDescription, taxBrackets } = regime;
  const taxes = formatList(kindsOf(regime).map((kind) => TAX_KIND_LABELS[kind]));
  const highest = Math.max(...taxBrackets.map(({ rate, statutoryRate = rate }) => statutoryRate));
  return (
    <>
      <GuideFold title="Tax System" hint={taxes === '' ? 'This scheme takes no tax.' : `${taxes}.`}>
        <div className={styles.prose}>
          <Markup text={taxDescription} />
        </div>
      </GuideFold>
      {taxBrackets.length > 0 ? (
        <GuideFold
          title="Brackets"
          hint={
            <>
              {countOf(taxBrackets.length, 'bracket')}
              {highest > 0 ? ', up to ' : null}
              {highest > 0 ? <b>{formatRate(highest)}</b> : null}.
            </>
          }
          isLate
        >
          <BracketTable brackets={taxBrackets} />
        </GuideFold>
      ) : null}
    </>
  );
}

/** What contributions buy; what permits ask for is told with them. */
const HEALTHCARE: Readonly<Record<GuideRegime['healthcareType'], string>> = {
  Full: 'Full public cover',
  Basic: 'Basic public cover',
  None: 'No public cover',
};

/** The regime in six facts. */
function Facts({ regime, figures: { money } }: Pick<FoldProps, 'regime' | 'figures'>) {
  const { maxIncomeThreshold: limit } = regime;
  const facts: readonly (readonly [term: string, value: string, note?: string])[] = [
    ['Revenue limit', limit === null ? revenueLimitText(null) : `${revenueLimitText(limit, money)} a year`],
    ['Write-offs', regime.allowsWriteOffs ? 'Allowed' : 'Not allowed'],
    ['Incorporation', regime.requiresIncorporation ? 'Required' : 'Not required'],
    ['Lasts', capitalised(regime.duration)],
    ['Healthcare', HEALTHCARE[regime.healthcareType], regime.healthcareDescription],
    ['Legal structure', regime.legalStructureType, regime.legalStructureDescription],
  ];
  return (
    <GuideFold
      id="facts"
      title="The scheme in facts"
      hint={`${regime.legalStructureType}. ${HEALTHCARE[regime.healthcareType]}.`}
    >
      <dl className={styles.facts}>
        {facts.map(([term, value, note]) => (
          <div key={term} className={note ? styles.noted : undefined}>
            <dt>{term}</dt>
            <dd>{unbroken(value)}</dd>
            {note ? <dd className={styles.note}>{unbroken(note)}</dd> : null}
          </div>
        ))}
      </dl>
    </GuideFold>
  );
}

/** The income by which the table is summed up. */
const TOLD_LEVEL = 2;

/** Tax, rate and what is kept at 40,000, 60,000, 100,000 and 200,000, or such round figures in the person's currency. */
function IncomeLevels({ regime, figures: { currency, money }, assess }: AssessedProps) {
  const rows = useMemo(
    () =>
      GUIDE_INCOME_LEVELS.map((round) => {
        const income = toUsd(roundFigure(round, currency), currency);
        const one = assess(regime, income);
        const limit = one.terms.find((term) => term.kind === 'limit')?.upTo ?? null;
        return { income, one, limit: limit !== null && income > limit ? limit : null };
      }),
    [regime, currency, assess],
  );
  const told =
    rows.filter(({ limit }) => limit === null)[TOLD_LEVEL] ?? rows.find(({ limit }) => limit === null);
  return (
    <GuideFold
      title="Tax at different incomes"
      hint={
        told ? (
          <>
            {'You would keep '}
            <b>{money(told.one.kept)}</b>
            {` of ${money(told.income)}.`}
          </>
        ) : null
      }
    >
      <div className={styles.scroll}>
        <table className={styles.levels}>
          <thead>
            <tr>
              <th scope="col">Income</th>
              <th scope="col">Tax</th>
              <th scope="col">Rate</th>
              <th scope="col">You keep</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ income, one: { total, rate, kept }, limit }) => (
              <tr key={income}>
                <th scope="row">{money(income)}</th>
                {limit === null ? (
                  <>
                    <td>{money(total)}</td>
                    <td>{rate === null ? '—' : rateText(rate)}</td>
                    <td>{money(kept)}</td>
                  </>
                ) : (
                  <td colSpan={3} className={styles.note}>
                    {`Not available above ${money(limit, 'down')}`}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </GuideFold>
  );
}

/** The country's schemes that are open at the income, what keeps most first. */
function OtherSchemes({ country, regime, figures, assess }: AssessedProps) {
  const { income, money } = figures;
  const schemes = useMemo(() => openSchemes(country, figures, assess), [country, figures, assess]);
  const one = useMemo(() => assess(regime), [assess, regime]);
  // Beyond its limit it keeps nothing that another one could be held against.
  const kept = limitBelow(one, income) === null ? one.kept : Number.NEGATIVE_INFINITY;
  const best = schemes.find((one) => one.regime.id !== regime.id && one.fit !== 'no') ?? null;
  return (
    <GuideFold
      id="schemes"
      title={`${countOf(country.taxRegimes.length, 'way')} to be taxed`}
      hint={otherSchemeSentence(best, kept, money)}
    >
      <RegimeRows label={`Ways to be taxed in ${nameInText(country.name)}`}>
        {schemes.map((one) => (
          <RegimeRow key={one.regime.id} of={one} money={money} />
        ))}
      </RegimeRows>
    </GuideFold>
  );
}

/** Days of presence, further rules and permits. */
function Residency({ days, rules, permits }: CountryGuide['residency']) {
  return (
    <GuideFold
      id="residency"
      title="Residency requirements"
      hint={
        <>
          {'You are tax resident after '}
          <b>{countOf(days, 'day')}</b>
          {' there in a year.'}
        </>
      }
    >
      <ul className={styles.list}>
        {rules.map((rule) => (
          <li key={rule}>{unbroken(rule)}</li>
        ))}
      </ul>
      <h3 className={styles.subtitle}>Permits in short</h3>
      <ul className={styles.list}>
        {permits.map((permit) => (
          <li key={permit}>{unbroken(permit)}</li>
        ))}
      </ul>
    </GuideFold>
  );
}

/** Whom the scheme fits and whom it does not, with the reasons. */
function WhoItSuits({ regime: { suits, suitsNot } }: Pick<FoldProps, 'regime'>) {
  return (
    <GuideFold title="Who it suits" hint="Why it is good for some, and not for others.">
      {[['Suits', suits] as const, ['Does not suit', suitsNot] as const].map(([title, items]) => (
        <div key={title}>
          <h3 className={styles.subtitle}>{title}</h3>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item}>{unbroken(item)}</li>
            ))}
          </ul>
        </div>
      ))}
    </GuideFold>
  );
}

interface ProseProps {
  readonly title: string;
  readonly hint: ReactNode;
  /** Paragraphs split by newline. */
  readonly text: string;
}

function Prose({ title, hint, text }: ProseProps) {
  return (
    <GuideFold title={title} hint={hint}>
      <div className={styles.prose}>
        <Markup text={text} />
      </div>
    </GuideFold>
  );
}

/** The guide's own extra section: a title and paragraphs; nothing where there is none. */
function Extra({ extraSectionTitle: title, extraSectionContent: text }: GuideRegime['guide']) {
  return title === '' || text === '' ? null : (
    <Prose title={unbroken(title)} hint="Good to know." text={text} />
  );
}

/** Where a regime's figures come from and when they were last checked. */
function Sources({ country, regime, figures: { estimate } }: FoldProps) {
  const sources = country.sources.filter((source) => isAboutRegime(source, regime.id));
  return (
    <GuideFold
      id="sources"
      title="Sources"
      hint={
        <>
          <b>{countOf(sources.length, 'source')}</b>
          {', last checked on '}
          <time dateTime={country.reviewed}>{formatDay(country.reviewed)}</time>.
        </>
      }
    >
      <p className={styles.review}>
        {`Figures for the tax year ${country.taxYear}. They are estimates, not tax advice; totals are our own computation from these sources. `}
        <ReportError
          className={styles.report}
          regime={regime}
          figure={`the page of ${country.name}, tax year ${country.taxYear}`}
        />
      </p>
      <ol className={styles.sources}>
        {sources.map(({ title, publisher, url, supports, kind }) => (
          <li key={url + supports}>
            <a href={url} rel="noopener noreferrer">
              {title}
            </a>
            {/* One text: each piece of its own costs the page a mark for React. */}
            {`, ${publisher} `}
            <ConfidenceMark confidence={kind} />
            <span className={styles.supports}>{supports}</span>
          </li>
        ))}
      </ol>
      <PaperNotes countries={[country]} estimate={estimate} sources={false} />
    </GuideFold>
  );
}
