/** Tools about days in a country and about leaving one. */
import { countries } from 'virtual:lowtide/catalogue';
import { loadLeaving } from 'virtual:lowtide/move';
import { areas, rules as dayRules } from 'virtual:lowtide/person';
import * as v from 'valibot';
import { againstDestination, decidingTies, stepWords } from '../catalogue/leavingHome.ts';
import { leavingPathOf } from '../catalogue/pages.ts';
import {
  answer as answerDays,
  answerRule,
  type History,
  historyOf,
  isStayDay,
  MAX_STAYS,
  type Rule,
  StayError,
} from '../residency/index.ts';
import { linkTo, oldestReview, uniqueSources } from './ask.ts';
import { countryNamed } from './countryNamed.ts';
import { defineTool, destinationNamed, homeNamed, ToolError } from './defineTool.ts';
import type { Tool } from './tool.ts';

const day = (meaning: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => isStayDay(text),
      'must be a day of the calendar such as 2026-11-22, between 1990 and 2099',
    ),
    v.description(meaning),
  );

const HOW_COUNTED: Readonly<Record<Rule['countsDay'], string>> = {
  'any-part': 'Every day with some time there counts, the days of arrival and departure too',
  midnight: 'A day counts where midnight is spent there',
  'arrival-not-departure': 'The day of arrival counts, the day of departure does not',
  'full-days': 'Only whole days count',
};

export const PLACE_TOOLS: readonly Tool[] = [daysTool(), leavingTool()];

function daysTool(): Tool {
  return defineTool({
    name: 'days',
    title: 'Days of tax residence',
    description:
      'Counts days in a country by each of its rules of tax residence: how many count, whether and when a rule is met, how many days are left, the latest day to leave. Also the 90 days in the Schengen area.',
    input: v.strictObject({
      country: v.pipe(
        v.string(),
        v.minLength(2),
        v.description('The country whose rules are asked: "PT" or "Portugal".'),
      ),
      stays: v.pipe(
        v.array(
          v.strictObject({
            country: v.pipe(v.string(), v.minLength(2), v.description('"PT" or "Portugal".')),
            arrival: day('The day of arrival.'),
            departure: v.optional(
              v.nullable(day('The day of departure; without it the person is still there.')),
            ),
            permit: v.optional(
              v.pipe(
                v.boolean(),
                v.description('Under a residence permit or a long-stay visa of that country.'),
              ),
            ),
          }),
        ),
        v.maxLength(MAX_STAYS),
        v.description('Where the person was and will be.'),
      ),
      on: day('The day of the question: stays without an end run to it.'),
      taxYear: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1990), v.maxValue(2099))),
    }),
    async answer({ country, stays, on, taxYear }) {
      const code = codeOf(country);
      const rules = dayRules[code];
      if (!rules)
        throw new ToolError(
          `There are no rules of days for ${country}; there are for ${Object.keys(dayRules).join(', ')}.`,
        );
      const known = stays.map((stay) => ({
        country: codeOf(stay.country),
        arrival: stay.arrival,
        departure: stay.departure ?? null,
        permit: stay.permit ?? false,
      }));
      const history = historyFrom(known, on);
      const answers = rules.rules.map((rule) => ({
        rule,
        answer: answerRule({ country: code, rules, rule, taxYear }, history),
      }));
      const met = answers.filter(({ answer }) => answer.met);
      const reviewed = countries.find((one) => one.code === code)?.reviewed ?? oldestReview(countries);
      return {
        says: [
          met.length > 0
            ? `${rules.name}: ${met.map(({ rule, answer }) => `the rule "${rule.name}" is met since ${answer.crossedOn ?? 'the beginning'}`).join('; ')}.`
            : `${rules.name}: no rule of days is met on ${on}.`,
          ...answers.map(
            ({ rule, answer }) =>
              `${rule.name}: ${answer.count} days count${answer.daysLeft === null ? '' : `, ${answer.daysLeft} are left`}${answer.latestDeparture === null ? '' : `; leave on ${answer.latestDeparture} at the latest`}.`,
          ),
          'Days alone do not decide: the terms say what else the law asks.',
        ].join(' '),
        figures: {
          country: rules.name,
          taxYearStart: rules.taxYearStart,
          rules: answers.map(({ rule, answer }) => ({
            id: rule.id,
            name: rule.name,
            effect: rule.effect,
            days: rule.days,
            comparison: rule.comparison,
            window: rule.window,
            ...answer,
          })),
          schengen: answerDays({ kind: 'schengen' }, known, on, { rules: dayRules, areas }),
        },
        terms: [
          ...rules.rules.flatMap(({ id, needsAlso }) =>
            needsAlso.map((text) => ({ about: id, kind: 'needs-also', text })),
          ),
          ...rules.withoutDays.map((text) => ({ about: code, kind: 'without-days', text })),
        ],
        working: answers.map(({ rule, answer }) => ({
          about: rule.id,
          label: rule.name,
          steps: [{ says: HOW_COUNTED[rule.countsDay], shows: `${answer.count} days` }],
        })),
        sources: uniqueSources(
          rules.rules.flatMap(({ source, moreSources = [] }) => [source, ...moreSources]),
        ),
        reviewed,
        link: linkTo('/plan', { situation: {} }),
        notInLink: ['stays'],
      };
    },
  });
}

/** @throws {ToolError} for an invalid stay */
function historyFrom(stays: Parameters<typeof historyOf>[0], on: string): History {
  try {
    return historyOf(stays, on);
  } catch (error) {
    if (error instanceof StayError) throw new ToolError(error.message);
    throw error;
  }
}

/** @throws {ToolError} where a text is neither a code nor an English name of a country */
function codeOf(text: string): string {
  const code = countryNamed(text);
  if (code !== null) return code;
  throw new ToolError(`"${text}" is no country that is known by name; use its ISO code, such as "PT".`);
}

function leavingTool(): Tool {
  return defineTool({
    name: 'leaving',
    title: 'Leaving a home country',
    description:
      'What ends and what may go on when a person moves their tax residence away from a home country: which ties count, exit tax, what stays due, days back, steps with their dates, and what the country has agreed with a destination. Never a verdict on residence.',
    input: v.strictObject({
      home: v.pipe(v.string(), v.minLength(2), v.description('The home country: "de" or "Germany".')),
      destination: v.optional(
        v.pipe(v.string(), v.minLength(2), v.description('Where the person moves: "mt" or "Malta".')),
      ),
    }),
    async answer({ home, destination }) {
      const id = homeNamed(home);
      const page = leavingPathOf(id);
      const load = loadLeaving[id];
      if (!page || !load) throw new ToolError(`Nothing is known about leaving ${home}.`);
      const { leaving } = await load();
      const to = destination === undefined ? null : destinationNamed(destination);
      const there = countries.find((one) => one.id === to);
      const { exitTax, daysBack, tail, ties, steps, residenceEnds, company, clients, socialSecurity } =
        leaving;
      const concerning = tail.filter(
        ({ concerns }) => !there || concerns.includes('all') || concerns.includes(there.slug),
      );
      const { shortStay, withheld, insured } = leaving;
      const { fees, wages } = withheld;
      const paid = { clients, ...(fees && { withheldFromFees: fees }), withheldFromWages: wages };
      const employed = Object.fromEntries(
        insured.map((statement, at) => [`insuredWithEmployer${at + 1}`, statement]),
      );
      const insurance = { socialSecurity, ...employed };
      const stated = { residenceEnds, shortStay, company, ...paid, ...insurance, exitTax, daysBack };
      return {
        says: [
          residenceEnds.text,
          `${decidingTies(ties).length} ties decide; each may keep residence going.`,
          exitTax.text,
          ...(there ? againstDestination(leaving, there.slug) : []),
          leaving.returnsStillDue,
          'The law weighs all ties together: ask an adviser.',
        ].join(' '),
        figures: {
          home: leaving.name,
          destination: there?.name ?? null,
          exitTax: {
            applies: exitTax.applies,
            on: exitTax.on,
            threshold: exitTax.threshold,
            soleTraders: exitTax.appliesToSoleTrader,
          },
          daysBack: { days: daysBack.days, inShort: daysBack.inShort },
          goesOn: concerning.map(({ title, years, text }) => ({ title, years, text })),
          agreement: there ? (leaving.agreements[there.slug] ?? null) : null,
          steps: steps.map((step) => ({
            when: step.when,
            due: stepWords(step),
            title: step.title,
            text: step.text,
          })),
        },
        terms: [
          ...ties.map((tie) => ({
            about: tie.id,
            kind: 'tie',
            state: tie.ifYes,
            text: `${tie.ask} ${tie.because}`,
          })),
          ...Object.entries(stated).map(([about, { text }]) => ({ about, kind: 'statement', text })),
          ...concerning.map(({ title, text, onlyIf }) => ({
            about: title,
            kind: 'goes-on',
            text: onlyIf ? `${text} Only ${onlyIf}.` : text,
          })),
        ],
        working: [],
        sources: uniqueSources([
          ...Object.values(stated).map(({ source }) => source),
          ...[...ties, ...concerning, ...steps].map(({ source }) => source),
          leaving.agreementsSource,
        ]),
        reviewed: leaving.reviewed,
        link: linkTo(page, { situation: {} }),
        notInLink: there ? ['destination'] : [],
      };
    },
  });
}
