/** `--cite` makes a file of an answer, with the law that it was worked out by; `--verify` works such a file out again. */
import { schemeName } from '../../data/compiler/cases.ts';
import { engineLaws } from '../../data/compiler/engineLaws.ts';
import type { CompiledData } from '../../data/compiler/index.ts';
import { readRelease } from '../../data/compiler/releaseRules.ts';
import { citationAddress, citationText, verdictLines } from '../catalogue/citationText.ts';
import { formatList } from '../catalogue/format.ts';
import { OTHER_KIND_IN_TEXT } from '../catalogue/labels.ts';
import { leavingPathOf, regimePath } from '../catalogue/pages.ts';
import { type LawFile, lawsAsked, type Question } from '../law/ask.ts';
import { type Citation, cite, lawOf, readCitation, verify } from '../law/citation.ts';
import { answered, type Outcome, textOf, UsageError } from './commandLine.ts';
import type { TaxQuestion } from './taxQuestion.ts';
import { otherMoneyIn } from './taxYear.ts';

/** The address of the page that shows a scheme; null for the laws of wages alone. */
function pageOf({ countries, homeCountries, schemes, site }: CompiledData, regimeId: string): string | null {
  const country = countries.find(({ slug, taxRegimes }) =>
    [...taxRegimes, ...(schemes[slug] ?? [])].some(({ id }) => id === regimeId),
  );
  if (country) return site.origin + regimePath(country, regimeId);
  const home = homeCountries.find(({ id }) => regimeId.startsWith(`${id}-`));
  const path = home && leavingPathOf(home.id);
  return path ? site.origin + path : null;
}

/** Other money of a question, as an answer to cite has it. @throws {UsageError} where too little is known of it */
function otherMoneyOf(question: TaxQuestion): Pick<Question, 'beside' | 'situation'> {
  const { otherIncome, perDollar } = question;
  const said = otherIncome?.said ?? [];
  if (said.length === 0) return {};
  const found = otherMoneyIn(question);
  const unknown = found?.uncounted ?? said.map(({ kind }) => kind);
  if (!found || unknown.length > 0) {
    const names = formatList([...new Set(unknown)].map((kind) => OTHER_KIND_IN_TEXT[kind]));
    throw new UsageError(`Too little is known there of ${names}: leave it out beside --cite.`);
  }
  const { amount, total } = found;
  return {
    beside: { otherIncome: { amount: amount * perDollar, owed: total * perDollar } },
    situation: { otherIncome: said },
  };
}

/** The text of a file with an answer. @throws {UsageError} for a question that the law cannot answer */
export function citationFile(data: CompiledData, question: TaxQuestion): string {
  const { regime, income, currency, costs, profession, year, household, kept } = question;
  const [name, page] = [schemeName(data, regime), pageOf(data, regime)];
  if (!name || !page) throw new UsageError(`"${regime}" has no page that could be cited.`);
  const asked: Question = {
    ...{ regime, income, currency, costs, profession, year, household },
    ...otherMoneyOf(question),
  };
  try {
    const citation = cite(engineLaws(kept.laws, kept.rates, kept.release), asked, (answer) => ({
      text: citationText(name, asked, answer),
      address: citationAddress(page, asked, answer),
    }));
    return JSON.stringify(citation, null, 1);
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message);
    throw error;
  }
}

/** @throws {UsageError} for a file that holds no cited answer */
function citationIn(file: string): Citation {
  const text = textOf(file);
  const none = `The file "${file}" holds no cited answer; \`npm run -s tax -- <regimeId> --income 60000 --cite\` writes one`;
  let citation: Citation | null = null;
  try {
    citation = readCitation(JSON.parse(text));
  } catch (error) {
    throw new UsageError(`${none}: ${(error as Error).message}`);
  }
  if (!citation) throw new UsageError(`${none}.`);
  return citation;
}

/** Whether the law in a file is that of the release that it names, which keeps no households; null where that one is not kept here. */
function isOfItsRelease({ law, question }: Citation): boolean | null {
  const kept = readRelease(law.release);
  if (!kept || lawsAsked(question).some((id) => !kept.laws.regimes[id])) return null;
  const own = lawOf(engineLaws(kept.laws, kept.rates, kept.release), question);
  const {
    license: _license,
    households: _households,
    ...said
  } = law as LawFile & {
    readonly license?: unknown;
  };
  return JSON.stringify(own) === JSON.stringify(said);
}

/** What `--verify FILE` prints: 0 where the answer holds, 1 where something differs. @throws {UsageError} for any other file */
export function verifyCommand(file: string, data: CompiledData): Outcome {
  const citation = citationIn(file);
  const { question } = citation;
  const laws = { ...data.laws, households: data.households };
  const now = engineLaws(laws, data.exchangeRates.rates, data.releases.newest);
  const gone = lawsAsked(question).find((id) => !Object.hasOwn(now.regimes, id));
  if (gone !== undefined) throw new UsageError(`There is no regime "${gone}" any more.`);
  try {
    const verdict = verify(citation, now);
    const isForeign = isOfItsRelease(citation) === false;
    const lines = [
      ...(isForeign ? [`The law in the file is not that of release ${citation.law.release}.`] : []),
      ...verdictLines(citation, verdict, now),
    ];
    const outcome = answered(lines.join('\n'));
    return verdict.holds && !isForeign ? outcome : { ...outcome, status: 1 };
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError)
      throw new UsageError(`The law in the file cannot be worked out: ${error.message}.`);
    throw error;
  }
}
