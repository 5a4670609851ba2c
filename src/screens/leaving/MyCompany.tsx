import { Link } from 'wouter';
import { type KeptOfPage, keptOfPage } from '../../api/keptCompany.ts';
import { formatDay, formatList, formatRate, nameInText } from '../../catalogue/format.ts';
import {
  type KeptAnswer,
  type KeptCompanies,
  type KeptCompany,
  type KeptExitTax,
  type KeptFrom,
  keptIn,
} from '../../catalogue/keptCompany.ts';
import { doubtWords, OUTCOME_WORDS, profitWords, whyWords } from '../../catalogue/keptCompanyWords.ts';
import { calculatorPath, leavingPath } from '../../catalogue/pages.ts';
import { DESTINATIONS, type Place, placeAt } from '../../catalogue/places.ts';
import { storedSituation } from '../../situation/store.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Flag } from '../../ui/Illustration.tsx';
import { type LazyComponent, lazyComponent } from '../../ui/lazy.tsx';
import { useOpenedByAddress } from '../../ui/openedByAddress.ts';
import { ReportError } from '../../ui/ReportError.tsx';
import { Sourced, SourceLink } from '../../ui/Sourced.tsx';
import styles from './Leaving.module.css';
import { Part } from './sections.tsx';

interface Props {
  /** Slug of the company's country. */
  readonly company: string;
}

const pages = new Map<string, LazyComponent<object>>();

/** The page about companies of one country; its texts are a chunk of their own. */
export default function MyCompany({ company }: Props) {
  const Page = pageOf(company);
  return <Page />;
}

/** Brings the texts of a country here; from then on its page renders at once. */
export function loadMyCompany(company: string): Promise<void> {
  return pageOf(company).load();
}

function pageOf(slug: string): LazyComponent<object> {
  const known = pages.get(slug);
  if (known) return known;
  const Page = lazyComponent(async () => {
    const known = await keptOfPage(slug);
    return {
      default: function LoadedPage() {
        return <CompanyPage {...known} place={placeAt(slug)} />;
      },
    };
  });
  pages.set(slug, Page);
  return Page;
}

interface PageProps extends KeptOfPage {
  readonly place: Place;
}

/** May I keep it, who taxes its profit, what of the dividend, what leaving costs. */
function CompanyPage({ place, from, rules, texts }: PageProps) {
  useOpenedByAddress();
  const { forms, resident, profit, dividends, management, also = [], reviewed } = texts;
  const name = nameInText(place.name);
  const own = rowsOf({ country: place.id }, rules);
  const llc = place.id === 'us' ? rowsOf({ country: 'us', form: 'llc' }, rules) : [];
  return (
    <article className={`page ${styles.page}`}>
      <h1 data-steady="">{`Your company in ${name}`}</h1>
      <section className={styles.facts} aria-label="In short">
        <Part id="keep" title="May I keep it?" hint={<b>{keepWords(from, name)}</b>}>
          <Sourced statement={resident} />
          {also.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Part>
        <Part id="profit" title="Who taxes its profit?" hint={<b>{countWords(own)}</b>}>
          <Sourced statement={profit} />
          <p>
            If you decide and work alone where you live, that country has it as below. Where both have the
            company, a treaty gives it to one of them, and until then both tax it.
          </p>
          <Outcomes rows={own} place={name} />
        </Part>
        <Part id="dividend" title="And the dividend?" hint={<b>{withheldWords(from, name)}</b>}>
          <Sourced statement={dividends} />
          {dividends.claim ? <p>{dividends.claim}</p> : null}
          <Facts className={styles.details} facts={ratesOf(from)} />
        </Part>
        <Part id="cost" title="What does leaving cost?" hint={<b>{EXIT_WORDS[from.exitTax ?? 'none']}</b>}>
          <Sourced statement={management} />
          <p>
            <Link href={`${leavingPath(place.slug)}#exit-tax`}>Exit tax on your shares</Link>
          </p>
        </Part>
      </section>
      <p className={`actions ${styles.actions}`}>
        <ButtonLink href="/plan" onClick={() => keeps({ country: place.id })}>
          Plan your move
        </ButtonLink>
      </p>
      <section className={styles.folds} aria-label="In detail">
        {llc.length > 0 ? (
          <Part id="llc" title="An LLC with one owner" hint={countWords(llc)}>
            <Outcomes rows={llc} place={name} />
          </Part>
        ) : null}
        <Part
          id="sources"
          title="Sources"
          hint={
            <>
              Reviewed on <time dateTime={reviewed}>{formatDay(reviewed)}</time>.
            </>
          }
        >
          <p>{`About ${formatList(forms)} with one owner. What each country makes of it:`}</p>
          <ul>
            {DESTINATIONS.flatMap(({ slug, name }) => {
              const { source } = rules.there[slug] ?? {};
              return source
                ? [<li key={slug}>{[`${name}: `, <SourceLink key="is" source={source} />]}</li>]
                : [];
            })}
          </ul>
          <p>
            <ReportError
              className={styles.report}
              regime={{ id: place.id, name: `A company in ${name}` }}
              figure="the page about keeping it"
            />
          </p>
        </Part>
      </section>
      <p className={styles.another}>
        <Link href="/my-company">A company in another country</Link>
      </p>
    </article>
  );
}

/** The plan says what becomes of this company, unless the reader has said that it is another one. */
function keeps(keptCompany: KeptCompany): void {
  storedSituation.change((before) => (before.keptCompany ? before : { ...before, keptCompany }));
}

interface Row {
  readonly place: Place;
  readonly answer: KeptAnswer;
}

const ANYBODY = { runElsewhere: false, isUsPerson: false };

/** Every destination but the company's own country. */
function rowsOf(company: KeptCompany, rules: KeptCompanies): readonly Row[] {
  return DESTINATIONS.flatMap((place) => {
    const answer = keptIn(company, place.slug, ANYBODY, rules);
    return answer ? [{ place, answer }] : [];
  });
}

/** "Where you live, in 21 of 22 countries": as a local company, a branch, or yourself. */
function countWords(rows: readonly Row[]): string {
  const taxed = rows.filter(
    ({ answer: { outcome } }) => outcome !== 'foreign-profit-untaxed-here' && outcome !== 'unsettled',
  );
  return `Where you live, in ${taxed.length} of ${rows.length} countries`;
}

function keepWords({ residenceEnds }: KeptFrom, name: string): string {
  if (residenceEnds === undefined) return `Yes. It stays a taxpayer in ${name}`;
  return residenceEnds === 'if-managed-abroad'
    ? 'Yes, but its residence moves with you'
    : 'Yes, until another country has it';
}

const EXIT_WORDS: Readonly<Record<KeptExitTax | 'none', string>> = {
  none: 'No exit tax of the company',
  'on-what-leaves': 'Tax on what leaves with you',
  'if-residence-ends': 'Tax on all it has, if its residence ends',
  'as-liquidation': 'It is taxed like a liquidation',
};

/** Of each rate the destinations, the lowest first. */
function ratesOf({ to }: KeptFrom): readonly (readonly [string, string])[] {
  const rates = [...new Set(Object.values(to).map(({ withheld }) => withheld))].filter(
    (rate) => rate !== null,
  );
  return rates
    .sort((a, b) => a - b)
    .map((rate) => {
      const there = DESTINATIONS.filter(({ slug }) => to[slug]?.withheld === rate);
      return [formatRate(rate), `In ${formatList(there.map(({ name }) => nameInText(name)))}`] as const;
    });
}

function withheldWords(from: KeptFrom, name: string): string {
  const rates = ratesOf(from).map(([rate]) => rate);
  const [least, most = least] = [rates[0], rates.at(-1)];
  if (most === formatRate(0)) return `Nothing is withheld in ${name}`;
  return `${least === most ? least : `${least} to ${most}`} is withheld in ${name}`;
}

/** What each destination makes of the company. */
function Outcomes({ rows, place }: { readonly rows: readonly Row[]; readonly place: string }) {
  return (
    <table className={`${styles.table} ${styles.outcomes}`}>
      <caption className="visually-hidden">{`What each country makes of a company in ${place}`}</caption>
      <thead>
        <tr>
          <th scope="col">You live in</th>
          <th scope="col">Your company is</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place: there, answer }) => (
          <tr key={there.slug}>
            <th scope="row">
              <Flag code={there.code} /> <Link href={calculatorPath(there.slug)}>{there.name}</Link>
            </th>
            <td>{OUTCOME_WORDS[answer.outcome]}</td>
            <td>
              {[whyWords(answer), answer.profit === 'both' ? profitWords(answer, place) : null]
                .filter(Boolean)
                .join(' ')}
              {doubtWords(answer) ? <span className="quiet">{` ${doubtWords(answer)}`}</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
