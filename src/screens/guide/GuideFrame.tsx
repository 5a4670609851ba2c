/** The frame of both guide pages: picture and name, the answer, and below it all that one looks up. */

import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { Link } from 'wouter';
import { ApiError, ConnectionError, FileError, UnreadableError } from '../../api/errors.ts';
import { citedIn } from '../../catalogue/citedAddress.ts';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { calculatorPath } from '../../catalogue/pages.ts';
import { queryOf } from '../../catalogue/query.ts';
import { useFigures } from '../../situation/figures.ts';
import { isOnPayroll } from '../../situation/situation.ts';
import { useShownSearch } from '../../stores/urlState.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Lighthouse } from '../../ui/drawings/lazyDrawings.tsx';
import { EmptyState, PartBoundary } from '../../ui/EmptyState.tsx';
import { FallbackPicture, Flag, Illustration } from '../../ui/Illustration.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import type { CitedNoticeProps } from './CitedNotice.tsx';
import styles from './Guide.module.css';
import type { DetailsProps } from './GuideDetails.tsx';

/** A page of the country besides its calculator. */
interface OwnPage {
  readonly name: string;
  readonly path: string;
}

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
  /** The ways to be taxed there, to choose from. */
  readonly tabs: ReactNode;
  readonly page?: OwnPage;
}

/** For whom a scheme is that stands in no list. */
const READERS = {
  payroll: 'For employees',
  invoices: 'For people who move there',
  residents: 'For people at home there',
} as const;

export function GuideFrame({ country, regime, tabs, page }: Props) {
  const figures = useFigures(GUIDE_DEFAULT_INCOME);
  return (
    <article className={`page ${styles.guide}`}>
      <Breadcrumbs country={country} page={page} />
      <Hero country={country} />
      {tabs}
      {regime.told && !isOnPayroll(figures.situation) ? (
        <p className={styles.reader}>{regime.told.for.map((reader) => READERS[reader]).join(' · ')}</p>
      ) : null}
      <CitedAnswer country={country} regime={regime} figures={figures} />
      <div className={styles.layout}>
        <AnswerCard country={country} regime={regime} figures={figures} />
        <Details country={country} regime={regime} isOwnPage={page !== undefined} />
      </div>
    </article>
  );
}

const CitedNotice = lazyComponent<CitedNoticeProps>(() => import('./CitedNotice.tsx'));

/** What became of the answer that the address cites; its code comes where there is one. */
function CitedAnswer(shown: Omit<CitedNoticeProps, 'cited'>) {
  const cited = citedIn(queryOf(useShownSearch()));
  return (
    <div role="status">
      {cited === null ? null : (
        <PartBoundary>
          <CitedNotice cited={cited} {...shown} />
        </PartBoundary>
      )}
    </div>
  );
}

const GuideDetails = lazyComponent(() => import('./GuideDetails.tsx'));

/**
 * What stands below the answer. It is prerendered like all else; only its code comes later, and may come after its
 * properties have changed (docs/architecture.md, hydration).
 */
const Details = memo(function Details(props: DetailsProps) {
  const shown = useDeferredValue(props);
  return useMemo(
    () => (
      <PartBoundary part="The rest of this page">
        <GuideDetails {...shown} />
      </PartBoundary>
    ),
    [shown],
  );
});

interface BreadcrumbsProps {
  readonly country: CountryGuide;
  readonly page: OwnPage | undefined;
}

/** Home, Countries, Tax Calculator, country name; for another page of the country, that page after them. */
const Breadcrumbs = memo(function Breadcrumbs({ country, page }: BreadcrumbsProps) {
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb">
      <ol>
        <li>
          <Link href="/">Home</Link>
        </li>
        <li>
          <Link href="/countries">Countries</Link>
        </li>
        {page ? null : <li>Tax Calculator</li>}
        <li>
          <Link href={calculatorPath(country.slug)} {...(page ? {} : { 'aria-current': 'page' })}>
            {country.name}
          </Link>
        </li>
        {page ? (
          <li>
            <Link href={page.path} aria-current="page">
              {page.name}
            </Link>
          </li>
        ) : null}
      </ol>
    </nav>
  );
});

/** The country's name and flag over its illustration, or over a plain banner where that does not load. */
const Hero = memo(function Hero({ country }: { readonly country: CountryGuide }) {
  const [cover] = country.scenes;
  return (
    <div className={styles.hero} data-steady="">
      <Illustration
        className={`no-print ${styles.art} ${styles[cover?.focus ?? ''] ?? ''}`}
        src={`/countries/${country.slug}/hero.svg`}
        alt={cover?.alt ?? ''}
        width={1600}
        height={900}
        loading="eager"
        fallback={<FallbackPicture className={`no-print ${styles.art}`} />}
      />
      <h1 className={styles.name}>
        <Flag code={country.code} className={styles.flag} />
        {country.name}
      </h1>
    </div>
  );
});

/** While the guide is on its way; keeps the footer below the window. */
export function GuideLoading({ text }: { readonly text: string }) {
  return (
    <div className={styles.loading} role="status">
      {text}
    </div>
  );
}

interface NotFoundProps {
  readonly title: string;
  /** Why there is nothing; null where the answer came and holds no such country or regime. */
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** Where to go from an address that leads to nothing, instead of the one link. */
  readonly ways?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * A country or regime that does not exist, or a request that failed. An answer that says "there is none" is
 * final; any other failure can be tried again.
 */
export function GuideNotFound({ title, error, onRetry, ways, children }: NotFoundProps) {
  const isFinal = error instanceof ApiError && error.status === 404 && !(error instanceof FileError);
  const failure = isFinal ? null : error;
  const isUnsaved = failure instanceof ConnectionError && isServedByWorker();
  return (
    <div className="page">
      <EmptyState
        level={1}
        title={isUnsaved ? 'This guide is not saved yet' : title}
        drawing={<Lighthouse />}
        actions={
          <>
            {failure ? <Button onClick={onRetry}>Try again</Button> : null}
            {(!failure && ways) || (
              <ButtonLink href="/countries" variant={failure ? 'quiet' : 'primary'}>
                View All Countries
              </ButtonLink>
            )}
          </>
        }
      >
        {isUnsaved ? (
          <p role="alert">
            There is no connection, and this device does not have it. It opens here again as soon as you are
            online.
          </p>
        ) : (
          <>
            {children ? <p>{children}</p> : null}
            {failure ? (
              <p className={styles.failure} role="alert">
                {failure instanceof ConnectionError || failure instanceof UnreadableError
                  ? failure.message
                  : `The request failed (${failure.message}). Check the connection, then try again.`}
              </p>
            ) : null}
          </>
        )}
      </EmptyState>
    </div>
  );
}

/** Whether the pages of this site are kept on the device. */
function isServedByWorker(): boolean {
  return Boolean(globalThis.navigator?.serviceWorker?.controller);
}
