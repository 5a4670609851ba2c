/** What a figure leaves out or takes for granted of one person: where insured, what an employer pays, what a profession asks. */
import { insuredAtHome } from '../catalogue/coverage.ts';
import type { Country, Scheme, TaxRegime } from '../catalogue/entities.ts';
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
import { homeIdOf, isOnPayroll, type Situation } from '../situation/situation.ts';
import type { Term } from './terms.ts';

interface Figure {
  readonly situation: Situation;
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
      : [...insuranceTerms(figure), ...professionTerms(situation)]),
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

/** Where a person who works in their own name is insured, if not simply in the new country. */
function insuranceTerms({ situation, country: { slug }, facts }: Figure): readonly Term[] {
  const { coverage } = facts;
  if (!coverage) return [];
  const { years, workplace } = situation;
  const stay = years ?? undefined;
  const move = { home: homeIdOf(situation), slug, years: stay, worksElsewhere: workplace === 'elsewhere' };
  return insuredAtHome(coverage, move).map((one) => ({ kind: 'insured-at-home', ...one }));
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

const INSURES: ReadonlySet<TaxKind> = new Set(['socialContribution', 'pension']);

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
  return [{ kind: 'employer', place: country.name, pays, rate }];
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
