/** What one looks up on a guide: folds that each say in a sentence what is in them, then the country itself. */
import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { kindsOf, useGuideAssessor } from '../../assess/guideAssessor.ts';
import { STAY_ONLY } from '../../assess/personEnglish.ts';
import { makesNobodyResident } from '../../catalogue/conditions.ts';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import {
  capitalised,
  countOf,
  formatDay,
  formatList,
  formatRate,
  nameInText,
} from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { revenueLimitText, TAX_KIND_LABELS } from '../../catalogue/labels.ts';
import { calculatorPath, calculatorPathAt } from '../../catalogue/pages.ts';
import { isAboutRegime } from '../../catalogue/sourcesOf.ts';
import { useSettled } from '../../catalogue/useSettled.ts';
import { useFigures } from '../../situation/figures.ts';
import { BracketTable } from '../../ui/BracketTable.tsx';
import { ConfidenceMark } from '../../ui/ConfidenceMark.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { Markup, unbroken } from '../../ui/Markup.tsx';
import { PaperNotes } from '../../ui/PaperNotes.tsx';
import { ReportError } from '../../ui/ReportError.tsx';
import { AboutCountry, LivingThere, SimilarDestinations } from './AboutCountry.tsx';
import { FamilyFold } from './FamilyFold.tsx';
import {
  type AssessedProps,
  GuideCurves,
  IncomeLevels,
  OtherRegimes,
  PayFold,
  Years,
} from './FigureFolds.tsx';
import styles from './GuideDetails.module.css';
import { type FoldProps, GuideFold, Late } from './GuideFold.tsx';
import { MaltaFolds } from './MaltaFolds.tsx';

export interface DetailsProps {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
  /** Whether this is the country's own page and not its calculator. */
  readonly isOwnPage: boolean;
}

export default function GuideDetails(props: DetailsProps) {
  // While a slider moves, the answer alone follows it.
  const figures = useSettled(useFigures(GUIDE_DEFAULT_INCOME));
  return <Folds {...props} figures={figures} />;
}

/** Rendered again for new figures alone, and not while they are held back; what no figure changes is rendered once. */
const Folds = memo(function Folds({
  country,
  regime,
  isOwnPage,
  figures,
}: DetailsProps & Pick<FoldProps, 'figures'>) {
  const assess = useGuideAssessor(country, figures);
  const props = { country, regime, figures };
  return (
    <>
      <section className={`below ${styles.folds}`} aria-label="In detail">
        <GuideCurves {...props} />
        <Years {...props} assess={assess} />
        {regime.requiresIncorporation ? <PayFold {...props} /> : null}
        <TaxSystem regime={regime} />
        <Facts {...props} assess={assess} />
        <IncomeLevels {...props} assess={assess} />
        {country.taxRegimes.length > 1 ? <OtherRegimes {...props} assess={assess} /> : null}
        {country.slug === 'malta' ? (
          <MaltaFolds country={country} current={regime} money={figures.money} income={figures.income} />
        ) : null}
        <GuideFold
          id="practical"
          title={`Settling in ${nameInText(country.name)}`}
          hint="Permits, health cover, VAT, costs and first steps."
        >
          <Late>
            <PracticalFacts country={country} regime={regime} figures={figures} />
          </Late>
        </GuideFold>
        <FamilyFold
          slug={country.slug}
          regimeId={regime.id}
          figures={figures}
          assess={() => assess(regime)}
        />
        <Residency {...country.residency} regime={regime} />
        <WhoItSuits regime={regime} />
        <Prose
          title="Business owners"
          hint="What a company or a registered business has to know."
          text={regime.guide.businessOwnersDescription}
        />
        {isOwnPage ? null : <Extra {...regime.guide} />}
        <WhatChanges country={country} />
        <Sources country={country} regime={regime} />
        <PaperNotes countries={[country]} estimate={figures.estimate} sources={false} />
      </section>
      <AboutCountry country={country} />
      <LivingThere country={country} regimeId={regime.id} figures={figures} />
      {isOwnPage ? (
        <p className={styles.onward}>
          Similar destinations are in the{' '}
          <Link href={calculatorPathAt(calculatorPath(country.slug), figures.income)}>
            tax calculator for Malta
          </Link>
          .
        </p>
      ) : (
        <SimilarDestinations country={country} regime={regime} income={figures.income} />
      )}
    </>
  );
});

const loadPractical = () => import('./PracticalFacts.tsx');
const PracticalFacts = lazyComponent(async () => ({ default: (await loadPractical()).PracticalFacts }));
const GuideChanges = lazyComponent(async () => ({ default: (await loadPractical()).GuideChanges }));

const WhatChanges = memo(function WhatChanges({ country }: Pick<FoldProps, 'country'>) {
  return (
    <GuideFold id="changes" title="What changes" hint="What the law has changed, and what it will change.">
      <Late>
        <GuideChanges country={country} />
      </Late>
    </GuideFold>
  );
});

/** How the taxes of the regime work, in words and in brackets. */
const TaxSystem = memo(function TaxSystem({ regime }: Pick<FoldProps, 'regime'>) {
  const { taxDescription, taxBrackets } = regime;
  const taxes = formatList(kindsOf(regime).map((kind) => TAX_KIND_LABELS[kind]));
  const highest = Math.max(...taxBrackets.map(({ rate }) => rate));
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
});

/** What contributions buy; what permits ask for is told with them. */
const HEALTHCARE: Readonly<Record<GuideRegime['healthcareType'], string>> = {
  Full: 'Full public cover',
  Basic: 'Basic public cover',
  None: 'No public cover',
};

/** The regime in six facts. */
function Facts({ regime, figures: { money }, assess }: AssessedProps) {
  const { limit } = assess(regime);
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

/** Days of presence, further rules and permits. */
const Residency = memo(function Residency({
  days,
  rules,
  permits,
  regime,
}: CountryGuide['residency'] & Pick<FoldProps, 'regime'>) {
  return (
    <GuideFold
      id="residency"
      title="Residency requirements"
      hint={
        makesNobodyResident(regime) ? (
          STAY_ONLY
        ) : (
          <>
            {'You are tax resident after '}
            <b>{countOf(days, 'day')}</b>
            {' there in a year.'}
          </>
        )
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
});

/** Whom the regime fits and whom it does not, with the reasons. */
const WhoItSuits = memo(function WhoItSuits({ regime: { suits, suitsNot } }: Pick<FoldProps, 'regime'>) {
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
});

interface ProseProps {
  readonly title: string;
  readonly hint: ReactNode;
  /** Paragraphs split by newline. */
  readonly text: string;
}

const Prose = memo(function Prose({ title, hint, text }: ProseProps) {
  return (
    <GuideFold title={title} hint={hint}>
      <div className={styles.prose}>
        <Markup text={text} />
      </div>
    </GuideFold>
  );
});

/** The guide's own extra section: a title and paragraphs; nothing where there is none. */
function Extra({ extraSectionTitle: title, extraSectionContent: text }: GuideRegime['guide']) {
  return title === '' || text === '' ? null : (
    <Prose title={unbroken(title)} hint="Good to know." text={text} />
  );
}

/** Where a regime's figures come from and when they were last checked. */
const Sources = memo(function Sources({ country, regime }: Pick<FoldProps, 'country' | 'regime'>) {
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
          className={`no-print ${styles.report}`}
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
    </GuideFold>
  );
});
