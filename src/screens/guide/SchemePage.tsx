/** `/tax-calculator/{country}-{scheme}`: a scheme that stands in no list for everybody, at one's own income. */
import { useMemo } from 'react';
import { Link } from 'wouter';
import { fetchPersonFacts } from '../../api/facts.ts';
import { schemeTextsOf } from '../../api/moveTexts.ts';
import { useCountries } from '../../api/queries.ts';
import { taxSentence } from '../../assess/answerEnglish.ts';
import type { Assessed } from '../../assess/assessor.ts';
import { scheduleShown } from '../../assess/guideAssessor.ts';
import { useAssessor } from '../../assess/useAssessor.ts';
import { useFacts } from '../../assess/useFacts.ts';
import type { SchemeTexts } from '../../catalogue/entities.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { calculatorPath, schemePath } from '../../catalogue/pages.ts';
import { type Place, placeAt } from '../../catalogue/places.ts';
import { type Figures, useFigures } from '../../situation/figures.ts';
import { Fold } from '../../ui/Fold.tsx';
import { HowSure } from '../../ui/HowSure.tsx';
import { Flag } from '../../ui/Illustration.tsx';
import { type LazyComponent, lazyComponent } from '../../ui/lazy.tsx';
import { Markup, unbroken } from '../../ui/Markup.tsx';
import { TaxBreakdown } from '../../ui/TaxBreakdown.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { TitleLink } from '../../ui/TitleLink.tsx';
import { IncomeSlider, MonthKept, Onward } from './AnswerCard.tsx';
import { FamilyFold } from './FamilyFold.tsx';
import styles from './Guide.module.css';
import { GuideNotFound } from './GuideFrame.tsx';

interface Props {
  /** Slug of the country. */
  readonly country: string;
  /** Id of the scheme. */
  readonly scheme: string;
}

export default function SchemePage({ country, scheme }: Props) {
  const Page = pageOf(country);
  return <Page scheme={scheme} />;
}

/** Brings the texts of a country's schemes here, and their law; from then on their pages render at once. */
export async function loadSchemePage(country: string): Promise<void> {
  await Promise.all([pageOf(country).load(), fetchPersonFacts(true)]);
}

const pages = new Map<string, LazyComponent<{ readonly scheme: string }>>();

function pageOf(slug: string): LazyComponent<{ readonly scheme: string }> {
  const known = pages.get(slug);
  if (known) return known;
  const Page = lazyComponent(async () => {
    const texts = await schemeTextsOf(slug);
    return {
      default: function LoadedPage({ scheme }: { readonly scheme: string }) {
        const own = texts[scheme];
        return own ? (
          <Scheme key={scheme} place={placeAt(slug)} id={scheme} texts={own} />
        ) : (
          <GuideNotFound title="Country Guide Not Found" error={null} onRetry={() => undefined}>
            There is no such scheme.
          </GuideNotFound>
        );
      },
    };
  });
  pages.set(slug, Page);
  return Page;
}

interface SchemeProps {
  readonly place: Place;
  readonly id: string;
  readonly texts: SchemeTexts;
}

const READERS = {
  payroll: 'For employees',
  invoices: 'For people who move there',
  residents: 'For people at home there',
} as const;

function Scheme({ place, id, texts }: SchemeProps) {
  const figures = useFigures(GUIDE_DEFAULT_INCOME);
  const { for: readers } = texts;
  const one = useAssessed(place.slug, id, figures);
  const { employer, notes, sources } = texts;
  return (
    <article className={`page ${styles.guide} ${styles.scheme}`}>
      <nav className={styles.breadcrumbs} aria-label="Breadcrumb">
        <ol>
          <li>
            <Link href="/countries">Countries</Link>
          </li>
          <li>
            <Link href={calculatorPath(place.slug)}>{place.name}</Link>
          </li>
          <li>
            <Link href={schemePath(place.slug, id)} aria-current="page">
              {texts.name}
            </Link>
          </li>
        </ol>
      </nav>
      <p className={styles.reader}>{readers.map((reader) => READERS[reader]).join(' · ')}</p>
      <h1 data-steady="">
        <Flag code={place.code} className={styles.flag} /> {texts.title}
      </h1>
      <p className={styles.soft}>{unbroken(texts.summary)}</p>
      <section
        id="tax"
        className={styles.answer}
        aria-label={`Tax calculator: ${texts.name}`}
        data-regime={id}
      >
        {one ? <Kept one={one} figures={figures} /> : <div className={styles.kept} />}
        <IncomeSlider figures={figures} />
        {one ? <Lines one={one} figures={figures} names={texts.lawNames} /> : null}
        {readers.every((reader) => reader === 'residents') ? null : (
          <Onward country={place} regimeId={id} figures={figures} />
        )}
      </section>
      <section className={styles.schemeFolds} aria-label="All about it">
        <Fold title={<h2>How it is taxed</h2>} open>
          <Markup text={texts.taxDescription} />
        </Fold>
        {employer ? (
          <Fold title={<h2>Your employer</h2>} open>
            <p>{unbroken(employer.text)}</p>
            {employer.risk ? <p>{unbroken(employer.risk.text)}</p> : null}
          </Fold>
        ) : null}
        <FamilyFold slug={place.slug} regimeId={id} figures={figures} assess={() => one} />
        {notes.length === 0 ? null : (
          <Fold title={<h2>Good to know</h2>}>
            <ul>
              {notes.map((note) => (
                <li key={note}>{unbroken(note)}</li>
              ))}
            </ul>
          </Fold>
        )}
        <Fold title={<h2>Sources</h2>}>
          <ol>
            {sources.map(({ title, publisher, url }) => (
              <li key={title + publisher}>
                <TitleLink title={title} url={url} />, {publisher}
              </li>
            ))}
          </ol>
        </Fold>
      </section>
    </article>
  );
}

/** The scheme for the reader, as whoever holds it. Null until all is here. */
function useAssessed(slug: string, id: string, figures: Figures): Assessed | null {
  const assess = useAssessor(figures, [id]);
  const { data: countries } = useCountries();
  const { facts } = useFacts([id], figures.situation);
  return useMemo(() => {
    const country = countries?.find((one) => one.slug === slug);
    const regime = facts.schemes[slug]?.find((one) => one.id === id);
    return assess && country && regime ? assess(country, regime) : null;
  }, [assess, countries, facts, slug, id]);
}

interface ShownProps {
  readonly one: Assessed;
  readonly figures: Figures;
}

function Kept({ one, figures: { money, situation } }: ShownProps) {
  return (
    <div className={styles.kept}>
      <MonthKept one={one} money={money} />
      <p className={styles.soft}>{taxSentence(one, money)}</p>
      <HowSure of={one} money={money} className={styles.small} />
      <Terms as="list" of={one} money={money} situation={situation} />
    </div>
  );
}

function Lines({
  one,
  figures: { money, income },
  names,
}: ShownProps & { readonly names: SchemeTexts['lawNames'] }) {
  const schedule = scheduleShown(one);
  const working = schedule && {
    schedule,
    regime: one.regime,
    income,
    options: one.options,
    texts: { rules: {}, sources: [], names },
  };
  return (
    <TaxBreakdown
      lines={one.lines}
      total={one.total}
      effectiveRate={one.rate}
      money={money}
      working={working ?? undefined}
    />
  );
}
