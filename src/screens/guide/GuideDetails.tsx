/** What one looks up on a guide, in four folds; open below them, where to go from here. */
import { memo } from 'react';
import { Link } from 'wouter';
import { useGuideAssessor } from '../../assess/guideAssessor.ts';
import { guideTerms } from '../../assess/lineEnglish.ts';
import { STAY_ONLY } from '../../assess/personEnglish.ts';
import { makesNobodyResident } from '../../catalogue/conditions.ts';
import type { CountryGuide, GuideRegime, Reference, SchemeTexts, Source } from '../../catalogue/entities.ts';
import { countOf, formatDay } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { calculatorPath, calculatorPathAt } from '../../catalogue/pages.ts';
import { isAboutRegime } from '../../catalogue/sourcesOf.ts';
import { useSettled } from '../../catalogue/useSettled.ts';
import { useFigures } from '../../situation/figures.ts';
import { homeIdOf } from '../../situation/situation.ts';
import { ConfidenceMark } from '../../ui/ConfidenceMark.tsx';
import { OnWide } from '../../ui/Fold.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { Markup, unbroken } from '../../ui/Markup.tsx';
import { PaperNotes } from '../../ui/PaperNotes.tsx';
import { ReportError } from '../../ui/ReportError.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { TitleLink } from '../../ui/TitleLink.tsx';
import { AboutCountry, CompareBanner, EverydayLife, SimilarDestinations } from './AboutCountry.tsx';
import styles from './GuideDetails.module.css';
import { GuideFold, GuidePart, Late, LateFamily, type PartProps } from './GuideFold.tsx';
import { MaltaProgramme } from './MaltaProgramme.tsx';
import { Numbers } from './Numbers.tsx';

const Exit = lazyComponent(() => import('../Exit.tsx'));

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
const Folds = memo(function Folds({ isOwnPage, ...props }: DetailsProps & Pick<PartProps, 'figures'>) {
  const { country, regime, figures } = props;
  return (
    <>
      <section className={`below ${styles.folds}`} aria-label="In detail">
        <Numbers {...props} />
        <MovingThere {...props} isOwnPage={isOwnPage} />
        <TheCountry country={country} />
        <Sources country={country} regime={regime} />
        <PaperNotes countries={[country]} estimate={figures.estimate} sources={false} />
      </section>
      <div className={`below ${styles.onward}`}>
        {isOwnPage ? (
          <p>
            Similar destinations are in the{' '}
            <Link href={calculatorPathAt(calculatorPath(country.slug), figures.income)}>
              tax calculator for Malta
            </Link>
            .
          </p>
        ) : (
          <SimilarDestinations country={country} regime={regime} income={figures.income} />
        )}
        <CompareBanner {...{ country, regimeId: regime.id, figures }} />
      </div>
    </>
  );
});

/** What it takes to live there under the scheme. */
function MovingThere({ isOwnPage, ...props }: DetailsProps & Pick<PartProps, 'figures'>) {
  const { country, regime, figures } = props;
  const assess = useGuideAssessor(country, figures);
  const { first, more } = guideTerms(assess(regime).terms);
  const terms = [...first, ...more].filter(({ kind }) => kind !== 'today');
  const isHome = country.id === homeIdOf(figures.situation);
  return (
    <GuideFold
      title={isHome ? 'For newcomers' : 'Moving there'}
      hint={<OnWide>Permits, first steps, VAT and family.</OnWide>}
    >
      {terms.length === 0 ? null : (
        <GuidePart title="What it depends on">
          <Terms of={{ terms }} money={figures.money} situation={figures.situation} />
        </GuidePart>
      )}
      <Employer of={regime.told} />
      <Residency {...country.residency} regime={regime} />
      <div id="practical">
        <Late>
          <PracticalFacts {...props} />
        </Late>
      </div>
      <GuidePart id="family" title="With your family">
        <LateFamily
          slug={country.slug}
          regimeId={regime.id}
          figures={figures}
          assess={() => assess(regime)}
        />
      </GuidePart>
      {isHome || figures.situation.home === undefined ? null : (
        <Late>
          <Exit figures={figures} to={country.slug} />
        </Late>
      )}
      {regime.told ? (
        <Notes notes={regime.told.notes} />
      ) : (
        <>
          <WhoItSuits regime={regime} />
          <Prose title="Business owners" text={regime.guide.businessOwnersDescription} />
          {isOwnPage ? null : <Extra {...regime.guide} />}
        </>
      )}
      {country.slug === 'malta' ? (
        <MaltaProgramme country={country} current={regime} figures={figures} />
      ) : null}
    </GuideFold>
  );
}

const TheCountry = memo(function TheCountry({ country }: Pick<PartProps, 'country'>) {
  return (
    <GuideFold title="The country" hint={<OnWide>Life there, in short.</OnWide>}>
      <AboutCountry country={country} />
      <EverydayLife country={country} />
    </GuideFold>
  );
});

const loadPractical = () => import('./PracticalFacts.tsx');
const PracticalFacts = lazyComponent(async () => ({ default: (await loadPractical()).PracticalFacts }));
const GuideChanges = lazyComponent(async () => ({ default: (await loadPractical()).GuideChanges }));

/** Days of presence, further rules and permits. */
const Residency = memo(function Residency({
  days,
  rules,
  permits,
  regime,
}: CountryGuide['residency'] & Pick<PartProps, 'regime'>) {
  return (
    <GuidePart
      id="residency"
      title="Residency requirements"
      lead={
        makesNobodyResident(regime)
          ? STAY_ONLY
          : `You are tax resident after ${countOf(days, 'day')} there in a year.`
      }
    >
      <List items={rules} />
      <h4>Permits in short</h4>
      <List items={permits} />
    </GuidePart>
  );
});

/** What an employer abroad has to do with the scheme of an employee. */
function Employer({ of }: { readonly of: GuideRegime['told'] }) {
  if (!of?.employer) return null;
  const { text, risk } = of.employer;
  return (
    <GuidePart title="Your employer">
      <p>{unbroken(text)}</p>
      {risk ? <p>{unbroken(risk.text)}</p> : null}
    </GuidePart>
  );
}

function Notes({ notes }: Pick<SchemeTexts, 'notes'>) {
  return notes.length === 0 ? null : (
    <GuidePart title="Good to know">
      <List items={notes} />
    </GuidePart>
  );
}

/** Whom the regime fits and whom it does not, in a few words and with the reasons. */
const WhoItSuits = memo(function WhoItSuits({ regime }: Pick<PartProps, 'regime'>) {
  const { goodFor, notFor, suits, suitsNot } = regime;
  const lists = [
    ['Good for', goodFor, suits],
    ['Not for', notFor, suitsNot],
  ] as const;
  return (
    <GuidePart title="Who it suits">
      <div className={styles.two}>
        {lists.map(([title, inShort, reasons]) => (
          <div key={title}>
            <h4>{title}</h4>
            <List items={inShort} />
            <h4>{title === 'Good for' ? 'Suits' : 'Does not suit'}</h4>
            <List items={reasons} />
          </div>
        ))}
      </div>
    </GuidePart>
  );
});

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{unbroken(item)}</li>
      ))}
    </ul>
  );
}

interface ProseProps {
  readonly title: string;
  /** Paragraphs split by newline. */
  readonly text: string;
}

const Prose = memo(function Prose({ title, text }: ProseProps) {
  return (
    <GuidePart title={title}>
      <div className={styles.prose}>
        <Markup text={text} />
      </div>
    </GuidePart>
  );
});

/** The guide's own extra section: a title and paragraphs; nothing where there is none. */
function Extra({ extraSectionTitle: title, extraSectionContent: text }: GuideRegime['guide']) {
  return title === '' || text === '' ? null : <Prose title={unbroken(title)} text={text} />;
}

/** Where a regime's figures come from and when they were last checked. */
const Sources = memo(function Sources({ country, regime }: Pick<PartProps, 'country' | 'regime'>) {
  const { sources } = regime.told ?? {
    sources: country.sources.filter((source) => isAboutRegime(source, regime.id)),
  };
  return (
    <GuideFold
      title="Sources"
      hint={
        <>
          {`${countOf(sources.length, 'source')}, checked `}
          <time dateTime={country.reviewed}>{formatDay(country.reviewed)}</time>.
        </>
      }
    >
      <p id="sources" className={styles.review}>
        {`Figures for the tax year ${country.taxYear}. They are estimates, not tax advice; totals are our own computation from these sources. `}
        <ReportError
          className={`no-print ${styles.report}`}
          regime={regime}
          figure={`the page of ${country.name}, tax year ${country.taxYear}`}
        />
      </p>
      <ol className={styles.sources}>
        {sources.map((source) => (
          <SourceItem
            key={source.title + ('supports' in source ? source.supports : source.url)}
            {...source}
          />
        ))}
      </ol>
      <GuidePart id="changes" title="What changes">
        <Late>
          <GuideChanges country={country} />
        </Late>
      </GuidePart>
    </GuideFold>
  );
});

function SourceItem({
  title,
  publisher,
  url,
  ...about
}: Reference & Partial<Pick<Source, 'supports' | 'kind'>>) {
  return (
    <li>
      <TitleLink title={title} url={url} />
      {/* One text: each piece of its own costs the page a mark for React. */}
      {`, ${publisher} `}
      {about.kind ? <ConfidenceMark confidence={about.kind} /> : null}
      {about.supports ? <span className={styles.supports}>{about.supports}</span> : null}
    </li>
  );
}
