/**
 * Other money of a person beside a scheme: dividends, rent, a pension. Which rule holds for each, what the country that was left
 * goes on taking, and what it all adds. Tax on other money is the law with it less the law without it.
 */
import { onlyGiven, toCents } from './assess.ts';
import type { RegimeLaw } from './laws.ts';
import {
  type CountryOtherIncome,
  type OtherIncome,
  type OtherIncomes,
  type OtherIncomeTax,
  otherIncomeTax,
  placesIn,
  type RulesInYear,
  rulesInYear,
} from './otherIncome.ts';
import { type Doubt, doubtOf, isNamed, type OtherIncomeRule, ruleOf } from './otherIncomeRules.ts';
import {
  type InYear,
  type OtherKind,
  type OtherMoney,
  type OtherMoneyAsked,
  type OtherMoneyBeside,
  type OtherMoneyChange,
  type OtherMoneyMethod,
  type OtherMoneyTax,
  type OtherMoneyWorking,
  owedOn,
} from './otherMoneyChange.ts';
import { type LawCase, resultsOf } from './results.ts';
import { doubtsToday, NOTHING, type OtherMoneyLaws, type Taken, takenByHome } from './takenByHome.ts';
import { workingFrom } from './working.ts';

/** What is said of other money, with the rules that answer. */
export function otherMoneyMethod(otherIncomes: OtherIncomes, asked: OtherMoneyAsked): OtherMoneyMethod {
  const doubts = new Map<number, ReadonlyMap<OtherMoney, Doubt>>();
  const doubtsIn = (taxYear: number) => {
    const found = doubts.get(taxYear) ?? doubtsToday(otherIncomes, asked, taxYear);
    doubts.set(taxYear, found);
    return found;
  };
  return {
    key: JSON.stringify(asked),
    beside(regimes, regimeId, known, choices) {
      const program = otherIncomes.regimes[regimeId];
      const law = regimes[regimeId];
      const country = program && otherIncomes.countries[program.country];
      if (!program || !law || !country) return null;
      const at = { regimeId, program, law, country, known, choices };
      return new Beside(at, asked, planOf({ otherIncomes, regimes }, asked, at, doubtsIn(choices.taxYear)));
    },
  };
}

/** Of these kinds the country that was left takes its part by a yearly return, of the others at the source. */
const BY_RETURN: ReadonlySet<OtherKind> = new Set(['rent', 'pension', 'shares', 'crypto']);

/** What most countries take something of that is paid to people abroad. */
const TAKEN_AT_SOURCE: ReadonlySet<OtherKind> = new Set(['dividends', 'interest', 'royalties', 'pension']);

/** One income with the rule that answers beside a scheme. */
interface Answered extends Taken {
  readonly one: OtherMoney;
  readonly rule: OtherIncomeRule;
  /** As the rules ask for it. */
  readonly asked: OtherIncome;
}

/** Which rules answer beside a scheme: the same at every income of work. */
interface Plan {
  readonly answered: readonly Answered[];
  readonly uncounted: readonly OtherKind[];
  readonly unsettled: readonly OtherKind[];
  readonly unsaid: readonly OtherKind[];
  readonly argued: readonly OtherKind[];
}

/** A scheme, and what of its case is the same at every income. */
interface Scheme {
  readonly regimeId: string;
  readonly program: OtherIncomes['regimes'][string];
  readonly law: RegimeLaw;
  readonly country: CountryOtherIncome;
  readonly known: LawCase;
  readonly choices: InYear;
}

class Beside implements OtherMoneyBeside {
  readonly #rules: RulesInYear;
  readonly #incomes: readonly OtherIncome[];
  readonly #fixed: LawCase;
  /** Places of what the statuses that are said cost every year. */
  readonly #costs: readonly number[];

  constructor(
    private readonly scheme: Scheme,
    private readonly asked: OtherMoneyAsked,
    private readonly plan: Plan,
  ) {
    const { program, law, known, choices } = scheme;
    this.#incomes = plan.answered.map((one) => one.asked);
    this.#rules = rulesInYear(
      program,
      law.program,
      plan.answered.map(({ rule }) => rule),
      choices,
    );
    this.#fixed = onlyGiven(this.#rules.law.program, known);
    const said = new Set(asked.incomes.map(({ status }) => status));
    this.#costs = Object.entries(placesIn(program, program.costs)).flatMap(([status, place]) =>
      said.has(status) ? [place] : [],
    );
  }

  changeAt(ofWork: LawCase): OtherMoneyChange {
    const { answered, ...open } = this.plan;
    const { perDollar } = this.scheme.law;
    const known = { ...this.#fixed, ...ofWork };
    const taxes = otherIncomeTax(this.#rules, this.#incomes, known);
    const statusCost = this.#statusCost(known) / perDollar;
    const incomes = answered.map(({ one, rule, atHome }, place): OtherMoneyTax => {
      const { kind, from, amount } = one;
      const { tax, contributions, byChoice, otherReading } = taxes[place] as OtherIncomeTax;
      const isByReturn = BY_RETURN.has(kind);
      return {
        kind,
        from,
        said: this.asked.incomes.indexOf(one),
        rule: rule.id,
        amount,
        isWeak: doubtOf(rule, one.facts) !== null,
        tax: tax / perDollar,
        contributions: contributions / perDollar,
        withheld: isByReturn ? 0 : atHome,
        dueAtHome: isByReturn ? atHome : 0,
        byChoice: byChoice === undefined ? undefined : byChoice / perDollar,
        otherReading: otherReading === undefined ? undefined : otherReading / perDollar,
      };
    });
    return {
      ...{ incomes, ...open, statusCost },
      amount: incomes.reduce((sum, { amount }) => sum + amount, 0),
      total: incomes.reduce((sum, one) => sum + owedOn(one), statusCost),
    };
  }

  /** Whatever the income is; in the law's currency. */
  #statusCost(known: LawCase): number {
    if (this.#costs.length === 0) return 0;
    const { law } = this.#rules;
    const zero = Object.fromEntries(law.program.given.map((name) => [name, 0]));
    const results = resultsOf(law, { ...zero, ...known });
    return this.#costs.reduce((sum, place) => sum + toCents(results[place] ?? 0), 0);
  }

  /** From the values of the scheme's law, which has a working of its own. */
  workingAt(ofWork: LawCase): readonly OtherMoneyWorking[] {
    const { program, law } = this.scheme;
    const cases = new Map<OtherIncome, LawCase>();
    const taxes = otherIncomeTax(this.#rules, this.#incomes, { ...this.#fixed, ...ofWork }, (income, own) =>
      cases.set(income, own),
    );
    const ofYear = this.#rules.law;
    const behind = { ...ofYear, program: { ...ofYear.program, values: [] } };
    const startsFrom = new Map(law.program.values.map(([name, place]) => [place, name]));
    const { country } = program;
    const { currency } = law.program;
    return this.plan.answered.map(({ homeRule, asked: income }, at) => {
      const own = cases.get(income);
      const places = this.#rules.ofIncomes[at]?.places;
      const steps = (place: number | undefined) =>
        own && place !== undefined ? workingFrom(behind, own, place, startsFrom) : [];
      const [tax, contributions] = [steps(places?.tax), steps(places?.contributions)];
      const credited = toCents(tax.at(-1)?.result ?? 0) - (taxes[at]?.tax ?? 0);
      return { country, currency, tax, contributions, credited, atHome: homeRule };
    });
  }
}

/** Which rule answers for each income, and what the country that was left takes of it. */
function planOf(
  laws: OtherMoneyLaws,
  asked: OtherMoneyAsked,
  { regimeId, program, law: { perDollar }, country, known, choices }: Scheme,
  today: ReadonlyMap<OtherMoney, Doubt>,
): Plan {
  const { incomes, left, isStrict = false, withoutWeak = false } = asked;
  const { taxYear } = choices;
  const { yearOfStay = 1 } = known;
  const home = left ? laws.otherIncomes.countries[left.country] : undefined;
  const ofHome = home?.leaver?.rules ?? [];
  const isFromLeft = ({ from }: OtherMoney) => from === left?.country && from !== program.country;
  const taken = takenByHome(laws, asked, program.country, choices);
  const answered = incomes.flatMap((one): Answered[] => {
    const isLocal = one.from === 'here' || one.from === program.country;
    const isLeft = isFromLeft(one);
    // What is said of the country that was left is none of this one's cases.
    const ofHere = (name: string) => !(isLeft && ofHome.some((of) => isNamed(name, of)));
    const said = { ...one, isLocal, rule: one.rule?.split('.').filter(ofHere).join('.') || undefined };
    const rule = ruleOf(country, regimeId, said, { taxYear, yearOfStay, isStrict });
    if (rule === null || !program.rules[rule.id] || (withoutWeak && doubtOf(rule, one.facts))) return [];
    const ofLeft = taken.get(one) ?? NOTHING;
    const { amount, facts } = one;
    const foreignTax = ofLeft.atHome * perDollar;
    return [
      { one, rule, ...ofLeft, asked: { rule, amount: toCents(amount * perDollar), foreignTax, facts } },
    ];
  });
  const isAnswered = (one: OtherMoney) => answered.some((of) => of.one === one);
  const uncounted = incomes.filter((one) => one.amount > 0 && !isAnswered(one)).map(({ kind }) => kind);
  const leaves = left !== null && left.country !== program.country;
  const doubtAbout = ({ one, doubt }: Answered): Doubt | null => {
    const isUnknown = isFromLeft(one) && !home?.leaver && TAKEN_AT_SOURCE.has(one.kind);
    const found = isUnknown ? 'sources' : (doubt ?? today.get(one) ?? null);
    return leaves && one.amount > 0 ? found : null;
  };
  const kindsIn = (wanted: Doubt) =>
    answered.filter((of) => doubtAbout(of) === wanted).map(({ one }) => one.kind);
  return {
    answered,
    uncounted,
    unsettled: kindsIn('sources'),
    unsaid: kindsIn('unsaid'),
    argued: kindsIn('argued'),
  };
}
