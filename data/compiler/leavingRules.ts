/** What the countries that people leave still ask of them, as a person's answers are held against it. */
import type { Leaving } from '../../src/catalogue/leavingHome.ts';
import type {
  InsuredOn,
  LeavingRules,
  ShortStay,
  Tariff,
  WithheldPart,
  WithheldRate,
} from '../../src/catalogue/leavingRules.ts';
import { PROFESSION_IDS } from '../../src/catalogue/professions.ts';
import { toDollars } from '../../src/law/index.ts';
import { pairOf } from './agreements.ts';
import type { ParsedData } from './read.ts';

type LeavingFile = ParsedData['leaving'][string];
type Part = LeavingFile['withholding']['fees'];

/** Goods are no service: nothing is withheld from their price. */
const SERVICES = PROFESSION_IDS.filter((id) => id !== 'trade');

/** By the id of the country that is left. */
export function leavingRulesOf(data: ParsedData): Readonly<Record<string, LeavingRules>> {
  return Object.fromEntries(
    Object.entries(data.leaving).map(([slug, file]) => [file.id, rulesOf(slug, file, data)]),
  );
}

function rulesOf(slug: string, file: LeavingFile, data: ParsedData): LeavingRules {
  const { withholding, shortStay, insuredAtHome = [] } = file;
  const places = placesFrom(slug, data);
  const fees = partOf(withholding.fees, { slug, places, data });
  const wages = partOf(withholding.wages, { slug, places, data });
  return {
    ...(fees && { fees: { ...fees, rates: fees.rates.map((rate) => ({ professions: SERVICES, ...rate })) } }),
    ...(wages && { wages }),
    // Who is taxed wherever she lives is never let go: that tax is in the figure.
    shortStay: shortStay.matters === false || shortStay.usual === 'never' ? null : stayOf(shortStay, places),
    beside: file.tail.flatMap(({ beside, text }) => (beside ? [text] : [])),
    insuredOn: insuredAtHome.map((one) => insuredOnOf(one, { slug, id: file.id }, data)),
    heldBy: file.ties
      .filter(({ id, ifYes }) => ifYes === 'continues' && id !== 'citizenship')
      .map(({ id, citizens, others }) => ({ id, ...(citizens && { citizens }), ...(others && { others }) })),
  };
}

/** What the page about leaving says of a stay that is to end again. */
export function shortStayStatement(file: LeavingFile['shortStay']): Leaving['shortStay'] {
  const { because, shorter, helps, withTreaty, withoutTreaty, source, confidence } = file;
  const texts = [because, shorter, withTreaty?.text, withoutTreaty?.text, `What helps: ${helps.join('. ')}.`];
  return { text: texts.filter(Boolean).join(' '), source, confidence };
}

/** What is withheld, as statements of the page about leaving: of fees what it does not say of clients, of wages the whole. */
export function withheldStatements({ fees, wages }: LeavingFile['withholding']): Leaving['withheld'] {
  const { source, confidence } = fees;
  const text = [fees.also, fees.whoActs, handOver(fees)].filter(Boolean).join(' ');
  const whole = [
    `Withheld: ${wages.inShort.charAt(0).toLowerCase()}${wages.inShort.slice(1)}`,
    wages.also,
    wages.treaty,
    wages.whoActs,
    handOver(wages),
  ];
  return {
    fees: fees.rates.length > 0 && text ? { text, source, confidence } : null,
    wages: {
      text: whole.filter(Boolean).join(' '),
      source: wages.source,
      confidence: wages.confidence,
    },
  };
}

/** Insurance of employees that goes on, as statements of the page about leaving: those whose source has been read. */
export function insuredStatements(rules: LeavingFile['insuredAtHome'] = []): Leaving['insured'] {
  const read = rules.filter(({ source }) => source.url !== null);
  return read.map(({ to, text, source, confidence }) => ({
    text: to === 'no-agreement' ? `Where there is no social security agreement: ${text}` : text,
    ...{ source, confidence },
  }));
}

function handOver({ paper }: Part): string {
  return paper ? `Where there is a treaty, hand over: ${paper}.` : '';
}

/** The destinations with a tax treaty and those without one; where none is known, there is none. */
interface Places {
  readonly treaty: readonly string[];
  readonly noTreaty: readonly string[];
}

function placesFrom(from: string, { countries, agreements }: ParsedData): Places {
  const others = Object.keys(countries)
    .filter((slug) => slug !== from)
    .sort();
  const hasTreaty = (slug: string) => Boolean(agreements.pairs[pairOf(from, slug)]?.taxTreaty);
  return {
    treaty: others.filter(hasTreaty),
    noTreaty: others.filter((slug) => !hasTreaty(slug)),
  };
}

interface Left {
  readonly slug: string;
  readonly places: Places;
  readonly data: ParsedData;
}

/** Null where nothing is withheld. */
function partOf({ rates, inShort, paper, confidence }: Part, left: Left): WithheldPart | null {
  if (rates.length === 0) return null;
  const compiled = rates.map((rate) => rateOf(rate, left));
  const free = left.places.treaty.filter((slug) => compiled.every(({ to }) => to && !to.includes(slug)));
  return {
    rates: compiled,
    isCounted: confidence !== 'low',
    inShort,
    ...(paper && free.length > 0 && { paper, paperTo: free }),
  };
}

function rateOf({ to, over, scale, times, ...rate }: Part['rates'][number], left: Left): WithheldRate {
  const { slug, places, data } = left;
  return {
    ...rate,
    ...(scale && { tariff: { bands: bandsOf(scale, slug, data), ...(times && { times }) } }),
    ...(over !== undefined && { over: Math.round(toDollars(over, data.exchangeRates.rates)) }),
    ...(to && { to: to === 'no-treaty' ? places.noTreaty : to }),
  };
}

/** A scale of the law as it stands in the tax year, with its bounds in dollars. */
function bandsOf(scale: string, slug: string, { law, taxYear, exchangeRates }: ParsedData): Tariff['bands'] {
  const { currency = 'USD', scales = {} } = law[slug] ?? {};
  const bands = scales[scale]?.in.findLast(({ from }) => from <= `${taxYear}-01-01`)?.is ?? [];
  return bands.map(([upTo, percent]) => [
    upTo === null ? null : toDollars({ [currency]: upTo }, exchangeRates.rates),
    percent ?? 0,
  ]);
}

function stayOf(file: LeavingFile['shortStay'], places: Places): ShortStay {
  const { years, noQuestionFrom, because, withTreaty, withoutTreaty } = file;
  const other = withTreaty ?? withoutTreaty;
  return {
    years,
    noQuestionFrom,
    because,
    ...(other && {
      elsewhere: {
        to: withTreaty ? places.treaty : places.noTreaty,
        years: other.years,
        because: other.text,
      },
    }),
  };
}

const WEEKS = 52;

function insuredOnOf(
  { to, goesOn, weeks, months, stayUpTo, text }: NonNullable<LeavingFile['insuredAtHome']>[number],
  from: { readonly slug: string; readonly id: string },
  data: ParsedData,
): InsuredOn {
  return {
    to: typeof to === 'string' ? placesBy(to, from, data) : to,
    goesOn,
    years: weeks !== undefined ? weeks / WEEKS : months !== undefined ? months / 12 : null,
    ...(stayUpTo !== undefined && { stayUpTo }),
    text,
  };
}

/** The destinations with a social security agreement of two states, or without any rule of two systems. */
function placesBy(
  to: 'agreement' | 'no-agreement',
  { slug: from, id }: { readonly slug: string; readonly id: string },
  { countries, agreements, coverage: { eu } }: ParsedData,
): readonly string[] {
  const isEu = eu.destinations.includes(from) || Object.values(eu.homes).flat().includes(id);
  return Object.keys(countries)
    .filter((slug) => slug !== from && !(isEu && eu.destinations.includes(slug)))
    .filter((slug) => {
      const { socialSecurity = null } = agreements.pairs[pairOf(from, slug)] ?? {};
      return to === 'agreement' ? socialSecurity === true : socialSecurity === false;
    })
    .sort();
}
