/** Tools about how a company can pay its owner, and about the year of a move. */
import * as v from 'valibot';
import { isForEmployees } from '../assess/holder.ts';
import { NOT_FOR_EMPLOYEES } from '../assess/moveYearWords.ts';
import { formatCurrency, nameInText } from '../catalogue/format.ts';
import { keptText, TAX_KIND_LABELS } from '../catalogue/labels.ts';
import { planPath, regimePath } from '../catalogue/pages.ts';
import { placeOf } from '../catalogue/places.ts';
import { costsAt } from '../law/index.ts';
import { parseDay } from '../residency/index.ts';
import { asked, cents, linkTo, oldestReview, regimeOf, uniqueSources } from './ask.ts';
import { defineTool, homeNamed, income, moneyFields, situationOf, ToolError } from './defineTool.ts';
import type { Laws, MoveFound, PayFound, Tool, ToolWorking } from './tool.ts';

export function lawTools(laws: Laws): readonly Tool[] {
  return [payTool(laws), moveYearTool(laws)];
}

const amount = (meaning: string) => v.pipe(v.number(), v.minValue(0), v.description(meaning));

function payTool({ pay, payTexts }: Laws): Tool {
  return defineTool({
    name: 'pay',
    title: 'How to pay yourself from a company',
    description:
      'Where the profit of a company regime goes at a wage: contributions, taxes, dividend, what is in hand, what stays. "best" finds the wage that leaves most in hand, exactly.',
    input: v.strictObject({
      regime: v.pipe(
        v.string(),
        v.description('Id of a regime that needs a company; see the tool "countries".'),
      ),
      income,
      currency: moneyFields.currency,
      costs: moneyFields.costs,
      wage: v.optional(v.union([v.literal('best'), amount('A gross wage a year.')]), 'best'),
      retain: v.optional(amount('How much profit stays in the company.'), 0),
      optional: v.optional(
        v.pipe(v.array(v.string()), v.description('Names of optional contributions to pay as well.')),
        [],
      ),
    }),
    async answer({ regime: named, wage, retain, optional, ...money }) {
      const { country, regime } = await regimeOf(named);
      const { id: regimeId } = regime;
      const question = asked(situationOf(money));
      const { currency = 'USD', costs } = question.situation;
      const payAt = (at: number | 'best') =>
        pay({
          ...{ regime: regimeId, income: money.income, costs, currency },
          pay: { wage: at, retain, optional },
        });
      const found = payAt(wage);
      if ('refused' in found) throw new ToolError(found.refused);
      const without = found.wage > 0 ? payAt(0) : null;
      const texts = payTexts[country.slug]?.[regimeId];
      const { trace = [], buys, ...amounts } = found;
      const shown = (sum: number) => formatCurrency(sum, currency);
      return {
        says: [
          paySentence(found, without && 'inHand' in without ? without : null, shown),
          buys,
          texts?.caution,
        ]
          .filter(Boolean)
          .join(' '),
        figures: {
          regimeId,
          regime: regime.name,
          country: country.name,
          currency,
          ...Object.fromEntries(
            Object.entries(amounts).map(([name, sum]) => [name, typeof sum === 'number' ? cents(sum) : sum]),
          ),
          inHandWithoutWage: without && 'inHand' in without ? cents(without.inHand) : null,
        },
        terms: [
          { about: regimeId, kind: 'buys', text: buys },
          ...(texts
            ? [
                { about: regimeId, kind: 'form', text: texts.form },
                { about: regimeId, kind: 'without-wage', text: texts.withoutWage },
                { about: regimeId, kind: 'retained', text: `${texts.retained.now} ${texts.retained.later}` },
                ...(texts.caution === null
                  ? []
                  : [{ about: regimeId, kind: 'caution', text: texts.caution }]),
                ...texts.doubts.map((text) => ({ about: regimeId, kind: 'doubt', text })),
              ]
            : []),
        ],
        working: [...trace],
        sources: uniqueSources(texts?.sources ?? []),
        reviewed: country.reviewed,
        link: linkTo(regimePath(country, regime.id), question),
        notInLink: ['wage', 'retain'],
      };
    },
  });
}

function paySentence(found: PayFound, without: PayFound | null, shown: (sum: number) => string): string {
  const more = without ? found.inHand - without.inHand : 0;
  const gain = more >= 1 ? `, ${shown(more)} more than with dividends alone` : '';
  const kept = found.retained > 0 ? ` ${shown(found.retained)} stay in the company.` : '';
  return found.wage > 0
    ? `Take a wage of ${shown(found.wage)} and the rest as dividends: of a profit of ${shown(found.profit)} you have ${shown(found.inHand)} in hand${gain}.${kept}`
    : `Take no wage and everything as dividends: of a profit of ${shown(found.profit)} you have ${shown(found.inHand)} in hand.${kept}`;
}

function moveYearTool({ move, arriveWords, leaveWords }: Laws): Tool {
  return defineTool({
    name: 'move_year',
    title: 'The year of a move',
    description:
      'What the year costs in which a person moves from a home country to a regime: what each country takes of it, what both tax and what is credited, and the cheapest month to arrive.',
    input: v.strictObject({
      home: v.pipe(v.string(), v.minLength(2), v.description('The home country: "de" or "Germany".')),
      regime: v.pipe(
        v.string(),
        v.description('Id of the regime in the new country; see the tool "countries".'),
      ),
      arrival: v.pipe(
        v.string(),
        v.regex(
          /^20\d\d-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/,
          'must be a month or a day such as "2027-05" or "2027-05-15"',
        ),
        v.check(
          (text) => parseDay(text.length === 7 ? `${text}-01` : text) !== null,
          'must be a month or a day of the calendar such as 2027-05-15',
        ),
        v.description('Month or day of arrival: "2027-05", "2027-05-15".'),
      ),
      income,
      currency: moneyFields.currency,
      costs: moneyFields.costs,
    }),
    async answer({ home, regime: named, arrival, ...money }) {
      const { country, regime } = await regimeOf(named);
      const { id: regimeId } = regime;
      if (isForEmployees(regime)) throw new ToolError(NOT_FOR_EMPLOYEES);
      const id = homeNamed(home);
      const question = asked(situationOf(money, { arrival: arrival.slice(0, 7) }));
      const { currency = 'USD', costs } = question.situation;
      const on = arrival.length === 7 ? `${arrival}-01` : arrival;
      if (costsAt(costs, money.income) > money.income)
        throw new ToolError('The costs are more than the income.');
      const found = move({
        regime: regimeId,
        move: { fromHome: id, on },
        income: money.income,
        costs,
        currency,
      });
      if (!found) throw new ToolError(`The laws of a move from ${home} to ${regimeId} are not known.`);
      const [arriving, leaving] = [arriveWords[country.slug], leaveWords[id]];
      const from = nameInText(placeOf(id)?.name ?? id);
      const shown = (sum: number) => formatCurrency(sum, currency);
      const { home: atHome, there, both, months, ...rest } = found;
      const part = (one: NonNullable<MoveFound['home']>) => ({
        income: cents(one.income),
        total: cents(one.total),
        range: [cents(one.low), cents(one.high)],
        lines: one.lines.map(({ kind, amount: sum }) => ({ kind, amount: cents(sum) })),
      });
      return {
        says: moveSentence(found, { from, to: nameInText(country.name), on }, shown),
        figures: {
          regimeId,
          regime: regime.name,
          country: country.name,
          home: id,
          arrival: on,
          currency,
          total: cents(rest.total),
          kept: cents(rest.kept),
          range: [cents(rest.low), cents(rest.high)],
          atHome: atHome && part(atHome),
          there: part(there),
          both: both.map(({ months: which, home: ofHome, there: ofThere, credit }) => ({
            months: which,
            home: cents(ofHome),
            there: cents(ofThere),
            credit: credit === null ? null : cents(credit),
          })),
          byMonthOfArrival: months.map(({ month, total }) => ({ month, total: cents(total) })),
          cheapestMonth: rest.best,
        },
        terms: [
          ...(leaving
            ? [
                leaving.residence,
                leaving.incomeAfter,
                leaving.allowances,
                leaving.contributions,
                leaving.note,
                leaving.trap,
              ]
                .filter(Boolean)
                .map((text) => ({ about: id, kind: 'leaving', text }))
            : []),
          ...(leaving?.conditions ?? []).map(({ text }) => ({ about: id, kind: 'condition', text })),
          ...(arriving
            ? [
                arriving.residence,
                arriving.incomeBefore,
                arriving.regimes[regimeId]?.note ?? '',
                arriving.firstReturn,
              ]
                .filter(Boolean)
                .map((text) => ({ about: country.slug, kind: 'arriving', text }))
            : []),
        ],
        working: [...(atHome ? workingOfPart(id, atHome) : []), ...workingOfPart(regimeId, there)],
        sources: uniqueSources([...(leaving?.sources ?? []), ...(arriving?.sources ?? [])]),
        reviewed: oldestReview([country, ...(leaving ? [leaving] : []), ...(arriving ? [arriving] : [])]),
        link: linkTo(planPath(regimeId), { situation: { ...question.situation, home: { country: id } } }),
        notInLink: [],
      };
    },
  });
}

function moveSentence(
  { total, kept, home, there, both, best, months, low, high }: MoveFound,
  { from, to, on }: { readonly from: string; readonly to: string; readonly on: string },
  shown: (sum: number) => string,
): string {
  const cheapest = months.find(({ month }) => month === best);
  const known = both.filter(({ credit }) => credit !== null);
  return [
    `Arriving in ${to} on ${on}, the whole year costs ${shown(total)} and you keep ${keptText(kept, shown)}: ${shown(home?.total ?? 0)} go to ${from}, ${shown(there.total)} to ${to}.`,
    ...known.map(
      ({ months: which, credit }) =>
        `Both tax the months ${which === 'before' ? 'before the arrival' : 'after it'}; ${shown(credit ?? 0)} of that are credited and are not in the total.`,
    ),
    ...(known.length < both.length
      ? ['Both tax some of the same months, and no treaty says what is credited.']
      : []),
    ...(high - low >= 1 ? [`The sources can be read as ${shown(low)} to ${shown(high)}.`] : []),
    ...(cheapest ? [`The cheapest month to arrive is ${cheapest.month}: ${shown(cheapest.total)}.`] : []),
  ].join(' ');
}

/** In the currency of the law. */
function workingOfPart(about: string, { trace = [] }: MoveFound['there']): ToolWorking[] {
  return trace
    .filter(({ amount: sum }) => sum > 0)
    .map(({ kind, steps }) => ({ about, label: TAX_KIND_LABELS[kind], steps }));
}
