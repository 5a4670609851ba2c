/**
 * The ordinary answers that a person has not given yet. Until they are said, the dearest of them counts: of a scheme what it
 * leaves under it, of a country what the best of its schemes leaves under each. So no ordinary answer lowers an amount.
 */
import type { Condition } from '../catalogue/conditions.ts';
import type { Country, Scheme, TaxRegime } from '../catalogue/entities.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { PROFESSION_IDS, type Profession } from '../catalogue/professions.ts';
import { withheldByProfession } from './leftBehind.ts';
import { hasCompany, isContractOpen, isOnPayroll, type Situation } from './situation.ts';

/**
 * What the answer to an ordinary question may be; the others are named beside an amount as long as they are open. Who pays
 * makes no cases: as long as it is open, what is withheld at home is in every amount.
 */
export const ORDINARY = ['contract', 'profession', 'clients', 'company', 'livedIn', 'payer'] as const;
export type OrdinaryAnswers = Pick<Situation, (typeof ORDINARY)[number]>;

type Regime = TaxRegime | Scheme;
type Facts = Pick<PersonFacts, 'permits' | 'laws' | 'leavingRules'>;

/** Which answers a regime tells apart. */
interface Told {
  /** For each profession, the first of those that conditions and law treat like it. */
  readonly professions: readonly Profession[];
  /** Whether its law takes more of some of them. */
  readonly taxesApart: boolean;
  readonly clients: boolean;
  readonly company: boolean;
  /** The countries of earlier residence that close it. */
  readonly lived: readonly string[];
}

const known = new WeakMap<Regime, Told & { readonly by: Pick<Facts, 'permits' | 'laws'> }>();

function toldBy({ slug }: Pick<Country, 'slug'>, regime: Regime, facts: Facts): Told {
  const { permits, laws } = facts;
  const found = known.get(regime);
  if (found && found.by.permits === permits && found.by.laws === laws) return found;
  const { conditions } = regime;
  const has = (...types: readonly Condition['type'][]) => conditions.some(({ type }) => types.includes(type));
  const nomads = new Set((permits[slug] ?? []).filter(({ nomad }) => nomad).map(({ id }) => id));
  // What follows it is in its amount.
  const ids = [regime.id, ...(regime.lasting?.then ? [regime.lasting.then] : [])];
  const one = {
    by: { permits, laws },
    professions: alikeTo(conditions, ids, laws),
    taxesApart: new Set(alikeTo([], ids, laws)).size > 1,
    clients: has('clients-abroad') || regime.permits.some(({ permit }) => nomads.has(permit)),
    company: has('own-name', 'managed-here') || regime.requiresIncorporation,
    lived: conditions.flatMap((condition) =>
      condition.type === 'earlier-residence' ? [condition.country] : [],
    ),
  };
  known.set(regime, one);
  return one;
}

function alikeTo(
  conditions: readonly Condition[],
  ids: readonly string[],
  laws: PersonFacts['laws'],
): readonly Profession[] {
  const values = ids.flatMap((id) => {
    const { figures = [], scales = [], tables = [] } = laws?.regimes[id]?.program ?? {};
    const dated = [...figures.map((figure) => figure.in), ...scales, ...tables.map((table) => table.in)];
    return dated.flatMap((days) => days.flatMap(({ of }) => (of ? [of as Record<string, unknown>] : [])));
  });
  const groups = new Map<string, Profession>();
  return PROFESSION_IDS.map((profession) => {
    const said = conditions.map((one) => {
      if (one.type === 'other' && one.topic === 'activity') return profession === 'other';
      return one.type === 'profession' && [one.no.includes(profession), one.check.includes(profession)];
    });
    const group = JSON.stringify([said, values.map((of) => of[profession])]);
    const first = groups.get(group) ?? profession;
    groups.set(group, first);
    return first;
  });
}

/**
 * Every combination of ordinary answers that are open and that these regimes of a country tell apart; answers that are alike
 * to all of them stand once. Only the empty one where none is open.
 */
export function openAnswers(
  situation: Situation,
  country: Pick<Country, 'slug'>,
  regimes: readonly Regime[],
  facts: Facts,
): readonly OrdinaryAnswers[] {
  const told = regimes.map((regime) => toldBy(country, regime, facts));
  let cases: readonly OrdinaryAnswers[] = [{}];
  const branch = <Key extends keyof OrdinaryAnswers>(
    key: Key,
    answers: readonly NonNullable<OrdinaryAnswers[Key]>[],
  ) => {
    if (answers.length < 2) return;
    cases = cases.flatMap((one) => answers.map((answer) => ({ ...one, [key]: answer })));
  };
  if (isContractOpen(situation)) branch('contract', ['payroll', 'invoices']);
  if (situation.profession === undefined) {
    const withheld = withheldByProfession(situation, country, facts);
    const groups = new Map(
      PROFESSION_IDS.map((id, at) => [
        [...told.map(({ professions }) => professions[at]), withheld?.get(id)].join(),
        id,
      ]),
    );
    branch('profession', [...groups.values()]);
  }
  const asksClients = situation.clients === undefined && !isOnPayroll(situation);
  if (asksClients && told.some(({ clients }) => clients)) branch('clients', ['abroad', 'local']);
  const asksCompany = situation.company === undefined && !hasCompany(situation);
  if (asksCompany && told.some(({ company }) => company)) branch('company', [true, false]);
  const lived = told.flatMap((one) => one.lived);
  if (situation.livedIn === undefined && lived.length > 0) branch('livedIn', [[], lived]);
  return cases;
}

/** Of answers, those that a regime tells apart, each as the first that is like it. */
export function toldApart(
  answers: OrdinaryAnswers,
  situation: Situation,
  country: Pick<Country, 'slug'>,
  regime: Regime,
  facts: Facts,
): OrdinaryAnswers {
  const { contract, profession, clients, company, livedIn } = answers;
  const told = toldBy(country, regime, facts);
  const isWithheld = withheldByProfession(situation, country, facts) !== null;
  const alike = isWithheld ? profession : profession && told.professions[PROFESSION_IDS.indexOf(profession)];
  const isSame = !isWithheld && new Set(told.professions).size < 2;
  return {
    ...(contract && { contract }),
    ...(alike && !isSame && { profession: alike }),
    ...(clients && told.clients && { clients }),
    ...(company !== undefined && told.company && { company }),
    ...(livedIn && { livedIn: livedIn.filter((id) => told.lived.includes(id)) }),
  };
}

/** Of answers, those that change what a regime costs, or what is withheld from it. */
export function taxedApart(
  { contract, profession }: OrdinaryAnswers,
  situation: Situation,
  country: Pick<Country, 'slug'>,
  regime: Regime,
  facts: Facts,
): OrdinaryAnswers {
  const isTaxedApart =
    toldBy(country, regime, facts).taxesApart || withheldByProfession(situation, country, facts) !== null;
  return { ...(contract && { contract }), ...(profession && isTaxedApart && { profession }) };
}
