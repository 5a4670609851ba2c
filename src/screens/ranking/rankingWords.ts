/** What the ranking pages say of their lists: for whom they are, and what their own rows show. */
import type { Assessed } from '../../assess/assessor.ts';
import { capitalised, inWords, nameInText } from '../../catalogue/format.ts';
import { rateText, taxOnWork, type WithOtherMoney } from '../../catalogue/labels.ts';
import { PERSONA_WORK_TYPES, type Persona, type RankingKind } from '../../catalogue/personas.ts';
import { WORK } from '../../catalogue/professions.ts';
import { hasAnswers } from '../../situation/answered.ts';
import type { Situation } from '../../situation/situation.ts';

interface RankingWords {
  /** Whom the list is for, and what decides which of it they may use. */
  readonly description: string;
  /** A longer text under the table, as Markup reads it; empty on all current pages. */
  readonly longText?: string;
}

type Pages = Readonly<Record<RankingKind, Readonly<Record<Persona, RankingWords>>>>;

export const RANKING_WORDS: Pages = {
  world: {
    'remote-workers': { description: 'For work that you take along to another country.' },
    'digital-nomads': { description: 'A permit lets you stay; tax residency decides what you pay.' },
    freelancers: { description: 'For people who invoice their clients.' },
    'business-owners': { description: 'For owners: company tax and dividends are counted together.' },
  },
  europe: {
    'remote-workers': { description: 'For work in your team’s hours, in Europe.' },
    'digital-nomads': { description: 'The low tax often ends with the permit.' },
    freelancers: { description: 'For people who invoice their clients, in Europe.' },
    'business-owners': { description: 'European companies and sole traders, by what reaches you.' },
  },
  zero: {
    'remote-workers': { description: 'Where you do the work decides whether it is zero.' },
    'digital-nomads': { description: 'Not every permit makes you tax resident.' },
    freelancers: { description: 'Zero tax depends on where you do the work.' },
    'business-owners': { description: 'For business abroad, most of it in your own name.' },
  },
};

/** Of a page for other people than its reader, whose own list stands on it; null where it is for the reader. */
export function yourListWords(situation: Situation, persona: Persona): string | null {
  const { work, contract } = situation;
  if (!work || !hasAnswers(situation) || persona === 'digital-nomads') return null;
  const own = contract === 'invoices' ? 'freelancer' : work;
  if (own === PERSONA_WORK_TYPES[persona] || (work === 'remote' && persona === 'remote-workers')) return null;
  return `Your own list, as ${contract === 'payroll' ? 'an employee' : WORK[own].inSentence}.`;
}

export type RankedRow = Pick<Assessed, 'country' | 'regime' | 'rate' | 'total' | 'fit' | 'terms'> &
  WithOtherMoney;

/** What the rows of a page have in common, counted: "You pay no tax in five countries if you meet a condition." On zero-tax pages a heading parts them. */
export function rowsSentences(kind: RankingKind, persona: Persona, rows: readonly RankedRow[]): string {
  if (rows.length === 0 || kind === 'zero') return '';
  if (kind === 'europe') return PEOPLE[persona](rows);
  const none = rows.filter(takesNothing);
  const when = none.some(({ fit }) => fit === 'fits') ? '' : ' if you meet a condition';
  const taken =
    none.length === 0
      ? 'You pay some tax in each country.'
      : `You pay no tax in ${none.length === 1 ? 'one country' : `${inWords(none.length).toLowerCase()} countries`}${when}.`;
  return `${taken} ${PEOPLE[persona](rows)}`;
}

/** "One scheme ends", "Five schemes end" */
function schemesWords(count: number, one: string, many: string): string {
  return `${inWords(count)} ${count === 1 ? `scheme ${one}` : `schemes ${many}`}`;
}

/** What matters most to people of a page. */
const PEOPLE: Readonly<Record<Persona, (rows: readonly RankedRow[]) => string>> = {
  'remote-workers': (rows) => {
    const closed = rows.filter((row) => needs(row, 'self-employed')).length;
    return closed === 0
      ? 'Employees may use each scheme.'
      : `${schemesWords(closed, 'is', 'are')} not for employees.`;
  },
  'digital-nomads': (rows) => {
    const ending = rows.filter(ends).length;
    return ending === 0
      ? 'No scheme ends by itself.'
      : `${schemesWords(ending, 'ends', 'end')} after some years.`;
  },
  freelancers: (rows) => {
    const open = firstOpen(rows);
    return open === undefined
      ? 'Each scheme has a condition or a time limit.'
      : capitalised(
          `${nameInText(open.country.name)} takes ${rateOf(open)}, with no conditions and no time limit.`,
        );
  },
  'business-owners': (rows) => {
    const company = rows.find(({ regime }) => regime.requiresIncorporation);
    return company === undefined
      ? 'All are for work in your own name.'
      : capitalised(
          `${nameInText(company.country.name)} is the first with a company, at ${rateOf(company)}.`,
        );
  },
};

function needs({ terms }: Pick<RankedRow, 'terms'>, what: string): boolean {
  return terms.some(
    (term) => term.kind === 'needs' && term.decides && term.state !== 'met' && term.what === what,
  );
}

/** The first that neither has a condition nor ends. */
export function firstOpen<Row extends Pick<RankedRow, 'fit' | 'terms'>>(
  rows: readonly Row[],
): Row | undefined {
  return rows.find((row) => row.fit === 'fits' && !ends(row));
}

function ends({ terms }: Pick<RankedRow, 'terms'>): boolean {
  return terms.some(({ kind }) => kind === 'ends');
}

function takesNothing({ total }: Pick<RankedRow, 'total'>): boolean {
  return total === 0;
}

function rateOf(row: Pick<RankedRow, 'rate' | 'total' | 'otherMoney'>): string {
  return rateText(row.rate ?? 0, taxOnWork(row));
}

/** Above the rows of a zero-tax page that are not at zero: "These take 1.0% to 4.1%". */
export function notZeroHeading(rows: readonly RankedRow[]): string {
  const above = rows.filter((row) => !takesNothing(row)).map(rateOf);
  const [least, most] = [above[0], above.at(-1)];
  return least === most ? `Not zero: ${least}` : `Not zero: ${least} to ${most}`;
}
