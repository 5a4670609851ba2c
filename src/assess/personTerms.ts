/** What a figure leaves out or takes for granted of one person: where insured, what an employer pays, what a profession asks. */
import { type InsuredAtHome, insuredAtHome } from '../catalogue/coverage.ts';
import type { Country, Scheme, TaxRegime } from '../catalogue/entities.ts';
import type { KeptSaid } from '../catalogue/keptCompany.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import type { Profession } from '../catalogue/professions.ts';
import {
  type Assessment,
  lawAsked,
  TAX_KINDS,
  type TaxKind,
  type TaxOptions,
  type TaxSchedule,
  wageLawOf,
} from '../law/index.ts';
import { averageAtHome, homeSchemeOf } from '../situation/homeTax.ts';
import { insuredByLaw, insuredOnFor, shortStayOf } from '../situation/leftBehind.ts';
import {
  homeIdOf,
  isCitizenOf,
  isOnPayroll,
  payerOf,
  type Situation,
  worksIn,
} from '../situation/situation.ts';
import { INSURES } from './dueElsewhere.ts';
import type { Term } from './terms.ts';

interface Figure {
  readonly situation: Situation;
  readonly said: Situation;
  /** USD per year. */
  readonly figures: { readonly income: number };
  readonly options: TaxOptions;
  readonly facts: PersonFacts;
  readonly country: Country;
  readonly regime: TaxRegime;
  readonly schedule: TaxSchedule;
  readonly assessment: Assessment<number | null>;
}

export function personTerms(figure: Figure): readonly Term[] {
  const { situation } = figure;
  return [
    ...averageTerms(figure),
    ...healthTerms(figure),
    ...(isOnPayroll(situation)
      ? [...employerTerms(figure), ...savingsTerms(figure)]
      : professionTerms(figure.said)),
    ...insuranceTerms(figure),
    ...besideTerms(figure),
    ...companyTerms(figure),
  ];
}

/** What today's tax, and with it the saving, rests on. */
function averageTerms({ situation, figures: { income }, facts }: Figure): readonly Term[] {
  const average = averageAtHome(situation, income, facts);
  return average ? [{ kind: 'home-average', average }] : [];
}

/** What makes the figure smaller than today's by leaving something out. */
function healthTerms({ situation, figures: { income }, facts, regime }: Figure): readonly Term[] {
  const today = homeSchemeOf(situation, income, facts);
  return today?.insuresHealth && regime.healthcareType === 'None' ? [{ kind: 'no-health-cover' }] : [];
}

/** What the country that is left may go on taking beside the figure. */
function besideTerms({ situation, country, facts }: Figure): readonly Term[] {
  const home = homeIdOf(situation);
  const rules = home === null || home === country.id ? undefined : facts.leavingRules[home];
  return (rules?.beside ?? []).map((text) => ({ kind: 'at-home', text }));
}

function companyTerms(figure: Figure): readonly Term[] {
  const said = keptCompanyIn(figure);
  return said ? [{ kind: 'kept-company', ...said }] : [];
}

/** What becomes of a company that stays where it is; null without one, and at home, where all stays as it is. */
export function keptCompanyIn({
  situation,
  country,
  facts,
}: Pick<Figure, 'situation' | 'country' | 'facts'>): KeptSaid | null {
  const { keptCompany, workplace } = situation;
  if (!keptCompany || country.id === homeIdOf(situation)) return null;
  const owner = { runElsewhere: workplace === 'elsewhere', isUsPerson: isCitizenOf(situation, 'us') };
  return facts.keptSaid?.(keptCompany, country.slug, owner) ?? null;
}

/** Where a person is insured, if not simply in the new country. */
function insuranceTerms({ situation, country, facts }: Figure): readonly Term[] {
  const { coverage } = facts;
  const home = homeIdOf(situation);
  if (!coverage || country.id === home) return [];
  const { years, workplace } = situation;
  const isPaidAtHome = home !== null && payerOf(situation) === home;
  const canWorkAtHome = (worksIn(situation) ?? home) === home;
  const found = insuredAtHome(coverage, {
    ...{ home, slug: country.slug, years: years ?? undefined, worksElsewhere: workplace === 'elsewhere' },
    wage: isOnPayroll(situation) ? { isPaidAtHome, canWorkAtHome } : null,
  });
  const own = insuredOnText(situation, country, facts);
  return [...(own === null ? [] : [own]), ...found].map((one) => ({ kind: 'insured-at-home', ...one }));
}

/** What the country that an employee leaves says of insurance there, where that decides. */
function insuredOnText(
  situation: Situation,
  country: Country,
  facts: PersonFacts,
): { readonly what: InsuredAtHome; readonly text: string } | null {
  const rule = insuredOnFor(situation, country, facts);
  if (!rule) return null;
  const { goesOn, years, text } = rule;
  const { years: stay } = situation;
  switch (goesOn) {
    case 'by-law':
      return insuredByLaw(situation, country, facts) ? { what: 'goes-on', text } : null;
    case 'if-sent':
      return stay != null && stay <= (years ?? stay) ? { what: 'may-stay', text } : null;
    case 'while-resident':
      return shortStayOf(situation, country, facts) ? { what: 'may-stay', text } : null;
  }
}

/** Professions with patients or clients who may only be served with a licence of the country. */
const LICENSED: ReadonlySet<Profession> = new Set(['medical', 'legal']);

function professionTerms(situation: Situation): readonly Term[] {
  const { profession, clients } = situation;
  const home = homeIdOf(situation);
  if (profession === 'trade') return [{ kind: 'profession-asks', what: 'stock', home }];
  return profession && LICENSED.has(profession) && clients === 'local'
    ? [{ kind: 'profession-asks', what: 'licence', home }]
    : [];
}

/** What an employee's figure leaves to the employer. */
function employerTerms({ country, regime, facts, figures, options, ...figure }: Figure): readonly Term[] {
  if (regime.conditions.some(({ type }) => type === 'self-employed')) return [];
  const { income } = figures;
  const { total = 0 } = lawAsked(figure.schedule, options)?.employerAt(income) ?? {};
  const isInsured =
    total > 0 || figure.assessment.lines.some(({ kind, amount }) => INSURES.has(kind) && amount > 0);
  const usual = wageOf(country.code, facts.schemes[country.slug])?.employerPays;
  // A listed regime by which nothing is due for insurance asks nothing of an employer.
  const pays = (regime as Partial<Scheme>).employerPays ?? (isInsured ? usual : usual && 'nobody');
  if (!pays) return [];
  const rate = total > 0 && income > 0 ? (total / income) * 100 : null;
  const goesOn = employerAtHome(figure.situation, country, income, facts);
  return [{ kind: 'employer', place: country.name, pays, rate, ...(goesOn && { goesOn }) }];
}

/** The part that an employer goes on paying at home, where the employee's goes on by law. */
function employerAtHome(
  situation: Situation,
  country: Country,
  income: number,
  facts: PersonFacts,
): Extract<Term, { kind: 'employer' }>['goesOn'] | null {
  const rule = insuredByLaw(situation, country, facts);
  const home = homeIdOf(situation);
  if (!rule || home === null || income <= 0) return null;
  const { total = 0 } =
    facts
      .lawsFor?.({})
      .ask({ regimeId: wageLawOf(home) })
      ?.employerAt(income) ?? {};
  const isOpen = situation.payer === undefined;
  return total > 0 ? { home, rate: (total / income) * 100, years: rule.years, isOpen } : null;
}

/** What of an employee's deductions at home stays their own. */
function savingsTerms({ situation, figures: { income }, facts }: Figure): readonly Term[] {
  const home = homeIdOf(situation);
  const today = home === null ? undefined : wageOf(home, Object.values(facts.schemes).flat());
  if (home === null || !today || today.ownSavings.length === 0) return [];
  const amounts = facts.lawsFor?.({}).ask({ regimeId: today.id })?.amountsAt(income, 0) ?? [];
  const isOwn = (kind: TaxKind | undefined) => today.ownSavings.some((one) => one === kind);
  const amount = amounts.reduce((sum, one, at) => (isOwn(TAX_KINDS[at]) ? sum + one : sum), 0);
  return amount > 0 ? [{ kind: 'own-savings', home, amount }] : [];
}

/** Of schemes, the tax on wages of a country by its code. */
function wageOf(code: string, schemes: readonly Scheme[] = []): Scheme | undefined {
  return schemes.find(({ id }) => id === wageLawOf(code.toLowerCase()));
}
