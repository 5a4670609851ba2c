import type { Assessed } from '../assess/assessor.ts';
import { homeName } from '../assess/differenceEnglish.ts';
import { GROUP_WORDS } from '../assess/english.ts';
import { type OpenGroup, placesOf } from '../assess/recommendations.ts';
import type { Currency } from '../catalogue/currencies.ts';
import { documentNotes, incomeText } from '../catalogue/documentNotes.ts';
import { nameInText } from '../catalogue/format.ts';
import { keptText } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import type { RegionPreference } from '../catalogue/professions.ts';
import type { Estimate } from '../law/index.ts';
import { figuresForLink, withFigures } from '../situation/address.ts';
import { today } from '../situation/clock.ts';
import type { Situation } from '../situation/situation.ts';
import { wholeFamilyWords } from '../situation/words.ts';
import styles from './Document.module.css';
import {
  DocumentEnd,
  DocumentHead,
  type DocumentLead,
  DocumentProfile,
  type SourcedCountry,
  sourceBlocks,
} from './Document.tsx';
import { downloadDocument } from './downloadDocument.ts';
import { RegimeCard, RegimeLine } from './RegimeCard.tsx';

/** What the PDF of the wizard's results is made from. */
interface ResultsDocument {
  /** USD per year. */
  readonly income: number;
  /** Likewise. */
  readonly costs: number;
  /** In words, as the wizard names it; null where it is not asked. */
  readonly workType: string | null;
  readonly region: RegionPreference | null;
  /** Path and query at which the same results stand. */
  readonly address: string;
  readonly estimate: Estimate;
  /** The person's answers, which links carry. */
  readonly situation: Situation;
  /** Shows amounts in the person's currency. */
  readonly money: MoneyFormat;
  /** That of the amounts. */
  readonly currency: Currency;
  /** What the file leads with; null where there is no answer, or not yet. */
  readonly lead: DocumentLead | null;
  /** What is open, in the groups in which it is shown. */
  readonly groups: readonly OpenGroup[];
  /** USD per year; null where it is not known. */
  readonly keptToday: number | null;
  /** Each country once, with where its figures are written. */
  readonly sources: readonly SourcedCountry[];
}

/** So many of the first have a card; the others a line, with the same facts. */
const CARDS = 2;

const TITLE = 'Your Recommended Tax Regimes';
const FILE_NAME = 'tax-comparison-results.pdf';
const REGION_NAMES = { anywhere: 'Worldwide', europe: 'Europe only', eu: 'EU only' } as const;

/**
 * The PDF of the wizard's results: the answer and its reasons, the countries, what was said, sources, the way on.
 * @throws {Error} when the file cannot be made
 */
export async function downloadResultsPdf(results: ResultsDocument): Promise<void> {
  const { income, costs, workType, region, groups, sources, estimate, situation, money, currency } = results;
  const { lead, keptToday } = results;
  const list = groups.flatMap(({ rows }) => rows.map(({ best }) => best));
  const isGrouped = groups.some(({ level }) => level !== null);
  const places = new Map(
    isGrouped ? [] : placesOf(list, 'rate').map((place, at) => [list[at], place] as const),
  );
  const home = homeName(situation);
  const todayLine =
    keptToday === null
      ? null
      : `You, ${home === null ? '' : `in ${nameInText(home)}, `}today: ${keptText(keptToday, money, 'month')}`;
  const { made, assumed } = documentNotes({
    madeOn: today(),
    countries: list.map(({ country }) => country),
    estimate,
    currency,
    whose: wholeFamilyWords(situation),
    hasRunningCosts: situation.runningCosts === true,
  });
  const todayHead = (
    <h2 key="today" className={styles.group}>
      {todayLine}
    </h2>
  );
  const cards = new Set(list.slice(0, CARDS));
  const row = (entry: Assessed) => {
    const Row = cards.has(entry) ? RegimeCard : RegimeLine;
    return <Row key={entry.country.id} rank={places.get(entry)} entry={entry} figures={results} />;
  };
  await downloadDocument({
    title: TITLE,
    fileName: FILE_NAME,
    blocks: [
      <DocumentHead key="head" title={TITLE} lead={lead} made={made}>
        {`${list.length === 1 ? 'One country' : `${list.length} countries`}, ${isGrouped ? 'what you keep first' : 'lowest effective rate first'}, each with its best scheme. `}
        <a href={withFigures(results.address, figuresForLink(situation))}>These results online</a>
      </DocumentHead>,
      // Where nothing leaves more, today comes first.
      ...(todayLine !== null && groups[0]?.level !== 'more' ? [todayHead] : []),
      ...groups.flatMap(({ level, rows: [first, ...others] }) => [
        first && level && level !== 'more' ? (
          <div key={level}>
            <h2 className={styles.group}>{GROUP_WORDS[level]}</h2>
            {row(first.best)}
          </div>
        ) : (
          first && row(first.best)
        ),
        ...others.map(({ best }) => row(best)),
        ...(todayLine !== null && level === 'more' ? [todayHead] : []),
      ]),
      <div key="said">
        <h2 className={styles.section}>What you said</h2>
        <DocumentProfile
          profile={[
            ['Annual income', incomeText(income, costs, money)],
            ...(workType ? [['Work type', workType] as const] : []),
            ...(region ? [['Region', REGION_NAMES[region]] as const] : []),
          ]}
        />
      </div>,
      ...sourceBlocks(sources, situation),
      <DocumentEnd key="end" assumed={assumed} />,
    ],
  });
}
