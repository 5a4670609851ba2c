/** Tools about what a person keeps: all countries, one regime, the best ones, some beside each other. */
import { countries as allCountries } from 'virtual:lowtide/catalogue';
import * as v from 'valibot';
import {
  bandSentence,
  billsSentence,
  leadText,
  NOTHING_FITS,
  pairSentence,
  savingSentence,
} from '../assess/answerEnglish.ts';
import { type Assessed, isLeastOf, isSure } from '../assess/assessor.ts';
import { couldSentence } from '../assess/changedEnglish.ts';
import { couldWords, differenceLead, noteSentences } from '../assess/differenceEnglish.ts';
import { gainAMonth } from '../assess/gainOfMove.ts';
import { nextQuestion } from '../assess/nextQuestion.ts';
import { otherMoneyLeftOut, otherMoneySentences } from '../assess/otherMoneyEnglish.ts';
import { byFit, openGroups } from '../assess/recommendations.ts';
import { bandOfYear, billsOf } from '../assess/yearBand.ts';
import { comparePath } from '../catalogue/compareQuery.ts';
import { decides } from '../catalogue/conditions.ts';
import { CURRENCIES } from '../catalogue/currencies.ts';
import { keptText, rateText, taxOnWork } from '../catalogue/labels.ts';
import { fromUsd } from '../catalogue/money.ts';
import { calculatorPath } from '../catalogue/pages.ts';
import { PLACES } from '../catalogue/places.ts';
import { PROFESSION_IDS, PROFESSIONS } from '../catalogue/professions.ts';
import { incomeLimit } from '../law/index.ts';
import { QUESTIONS } from '../situation/questions.ts';
import {
  type Asked,
  asked,
  assessedOf,
  cents,
  figuresIn,
  linkTo,
  notInLink,
  OPEN_DATA_SOURCE,
  oldestReview,
  recommended,
  regimeOf,
  sourcesFor,
  type Texts,
  termsOf,
  uniqueSources,
  workingsOf,
} from './ask.ts';
import { defineTool, destinationNamed, personFields, situationOf } from './defineTool.ts';
import type { Tool } from './tool.ts';

const MOST_COMPARED = 6;
const USUAL_LIST = 5;

export function regimeTools(texts: Texts): readonly Tool[] {
  return [countriesTool(texts), calculateTool(texts), recommendTool(texts), compareTool(texts)];
}

function countriesTool(texts: Texts): Tool {
  return defineTool({
    name: 'countries',
    title: 'Countries and regimes',
    description:
      'Lists the destinations with their tax regimes and ids, the home countries, professions and currencies that the other tools know. With a country, only that one, with who may use its regimes and its sources.',
    input: v.strictObject({
      country: v.optional(
        v.pipe(v.string(), v.minLength(2), v.description('A destination: "mt" or "Malta".')),
      ),
    }),
    async answer({ country }) {
      const id = country === undefined ? null : destinationNamed(country);
      const shown = allCountries.filter((one) => id === null || one.id === id);
      const [only] = id === null ? [] : shown;
      const regimes = shown.flatMap(({ taxRegimes }) => taxRegimes);
      const sources = only && (await texts(only.slug))?.country.sources;
      return {
        says: only
          ? `${only.name} has ${regimes.map(({ id, name }) => `${name} (${id})`).join('; ')}.`
          : `${shown.length} countries with ${regimes.length} regimes.`,
        figures: {
          countries: shown.map(({ id, name, slug, taxYear, reviewed, residencyDays, taxRegimes }) => ({
            id,
            name,
            slug,
            taxYear,
            reviewed,
            residencyDays,
            regimes: taxRegimes.map((regime) => ({
              id: regime.id,
              name: regime.name,
              summary: regime.summary,
              upToUsd: incomeLimit(regime) === null ? null : cents(incomeLimit(regime) ?? 0),
              needsCompany: regime.requiresIncorporation,
            })),
          })),
          homeCountries: PLACES.map(({ id, name }) => ({ id, name })),
          professions: PROFESSION_IDS.map((id) => ({ id, label: PROFESSIONS[id].label })),
          currencies: CURRENCIES,
        },
        terms: regimes.flatMap(({ id: about, conditions = [] }) =>
          conditions.map((condition) => ({
            about,
            kind: condition.type,
            text: only ? condition.because : condition.chip,
            decides: decides(condition),
          })),
        ),
        working: [],
        sources: sources ? uniqueSources(sources) : [OPEN_DATA_SOURCE],
        reviewed: oldestReview(shown),
        link: linkTo(only ? calculatorPath(only.slug) : '/countries', { situation: {} }),
        notInLink: [],
      };
    },
  });
}

function calculateTool(texts: Texts): Tool {
  return defineTool({
    name: 'calculate',
    title: 'What one regime leaves',
    description:
      'What a person keeps in one tax regime at an income: tax by line, total, rate, what the figure depends on, and how it comes about. Without a profile it is the figure of one year for anybody.',
    input: v.strictObject({
      regime: v.pipe(
        v.string(),
        v.description('Id of a regime, such as "mt-res-non-dom"; see the tool "countries".'),
      ),
      ...personFields,
    }),
    async answer({ regime, profile: person, ...money }) {
      const question = asked(situationOf(money, person));
      const [one] = await assessedOf(question, [await regimeOf(regime)]);
      if (!one) throw new Error(`${regime} was not assessed.`);
      const { situation, figures } = question;
      return {
        says: [
          keepsSentence(one, question),
          savingSentence(one, situation, figures.money),
          ...otherMoneySentences(one, situation, figures.money),
        ]
          .filter(Boolean)
          .join(' '),
        figures: figuresIn(one, question),
        terms: termsOf(one, question),
        working: workingsOf(one, question),
        sources: await sourcesFor(one, texts),
        reviewed: one.country.reviewed,
        link: linkTo(one.path, question),
        notInLink: notInLink(question),
      };
    },
  });
}

function recommendTool(texts: Texts): Tool {
  return defineTool({
    name: 'recommend',
    title: 'Where a person keeps most',
    description:
      'Where a self-employed person keeps most, and why: the best regime that asks nothing more of them, what could be more on a condition, and which questions would settle that. The same answer as the site gives.',
    input: v.strictObject({
      ...personFields,
      limit: v.optional(
        v.pipe(
          v.number(),
          v.integer(),
          v.minValue(1),
          v.maxValue(22),
          v.description('How many countries to list; 5 without it.'),
        ),
      ),
    }),
    async answer({ limit = USUAL_LIST, profile: person, ...money }) {
      const question = asked(situationOf(money, person));
      const { list, answer } = await recommended(question);
      const { best, stays, equals, couldBe, asks } = answer;
      const { situation, figures } = question;
      const { keptToday, today } = list;
      const first = best ?? (stays ? today : null) ?? couldBe[0] ?? list.all[0]?.best;
      if (!first) throw new Error('There is no country to recommend.');
      const lead = differenceLead({ ...answer, keptToday }, situation, figures);
      const more = couldWords(answer, figures.money);
      const next = nextQuestion(list, []);
      const says = [
        lead ? `${leadText(lead)}.` : NOTHING_FITS,
        ...(best || !stays
          ? [keepsSentence(first, question), savingSentence(first, situation, figures.money)]
          : []),
        ...(best ? noteSentences : otherMoneySentences)(first, situation, figures.money),
        more && `${more}.`,
        next && `${QUESTIONS[next.about].asks} ${couldSentence(next, best, figures.money)}`,
      ];
      const shortly = (one: Assessed) => {
        const { lines: _lines, years: _years, ...rest } = figuresIn(one, question);
        return rest;
      };
      const amount = (usd: number | null) => (usd === null ? null : cents(fromUsd(usd, figures.currency)));
      const work = situation.work ?? 'freelancer';
      return {
        says: says.filter(Boolean).join(' '),
        figures: {
          best: best && figuresIn(best, question),
          equallyGood: equals.map(shortly),
          couldBeMore: couldBe.slice(0, limit).map(shortly),
          keptTodayAMonth: amount(keptToday === null ? null : keptToday / 12),
          list: [...openGroups(list), { level: 'no' as const, rows: list.no }]
            .flatMap(({ level, rows }) =>
              rows.map(({ best: one }) => ({
                ...shortly(one),
                isCertain: isSure(one),
                group: level,
                moreThanTodayAMonth: amount(gainAMonth(one)),
              })),
            )
            .slice(0, limit),
          questions: asks.map((key) => ({ profile: key, question: QUESTIONS[key].asks })),
        },
        terms: [first, ...couldBe.slice(0, limit)].flatMap((one) => termsOf(one, question)),
        working: workingsOf(first, question),
        sources: await sourcesFor(first, texts),
        reviewed: first.country.reviewed,
        link: linkTo(`/wizard?step=results&work=${work}&region=${situation.region ?? 'anywhere'}`, question),
        // The address of the results names work and region.
        notInLink: notInLink(question).filter((key) => key !== 'work' && key !== 'region'),
      };
    },
  });
}

function compareTool(texts: Texts): Tool {
  return defineTool({
    name: 'compare',
    title: 'Regimes beside each other',
    description:
      'Two to six tax regimes beside each other for one person: what fits first, then what keeps most.',
    input: v.strictObject({
      regimes: v.pipe(
        v.array(v.string()),
        v.minLength(2),
        v.maxLength(MOST_COMPARED),
        v.description('Ids of regimes; see the tool "countries".'),
      ),
      ...personFields,
    }),
    async answer({ regimes, profile: person, ...money }) {
      const question = asked(situationOf(money, person));
      const all = await Promise.all(regimes.map(regimeOf));
      const found = new Map(all.map((one) => [one.regime.id, one]));
      const ids = [...found.keys()];
      const sorted = [...(await assessedOf(question, [...found.values()]))].sort(byFit);
      const [first, second] = sorted;
      const pair =
        first && second
          ? pairSentence([first, second], [nameOf(first), nameOf(second)], question.figures)
          : null;
      const leftOut = otherMoneyLeftOut(question.situation);
      const sources = await Promise.all(sorted.map((one) => sourcesFor(one, texts)));
      return {
        says: [
          pair && `${pair.text}${pair.difference === null ? '' : `, ${pair.difference}`}.`,
          ...sorted.flatMap((one) => [
            keepsSentence(one, question),
            ...(leftOut === null ? otherMoneySentences(one, question.situation, question.figures.money) : []),
          ]),
          leftOut,
        ]
          .filter(Boolean)
          .join(' '),
        figures: { regimes: sorted.map((one) => figuresIn(one, question)) },
        terms: sorted.flatMap((one) => termsOf(one, question)),
        working: sorted.flatMap((one) => workingsOf(one, question)),
        sources: uniqueSources(sources.flat()),
        reviewed: oldestReview(sorted.map(({ country }) => country)),
        link: linkTo(comparePath({ regimeIds: ids, income: money.income }), question),
        notInLink: notInLink(question),
      };
    },
  });
}

/** Of regimes of one country, the name of the regime tells them apart. */
function nameOf({ country, regime }: Assessed): string {
  return `${country.name} (${regime.name})`;
}

/** "Malta, Res-Non-Dom: you keep €58,900 a year, and pay €11,100 of tax, 15.9%. Work done abroad only." */
function keepsSentence(one: Assessed, question: Asked): string {
  const { money } = question.figures;
  const rate = one.rate === null ? '' : `, ${rateText(one.rate, taxOnWork(one))}`;
  const { inALine } = figuresIn(one, question);
  const isLeast = isLeastOf(one, question.situation) ? 'at least ' : '';
  const [band, bills] = [bandOfYear(one), billsOf(one)];
  const beside = [
    band && bandSentence(band, money, one.country.name),
    bills && billsSentence(bills, money, one.country.name),
  ].flatMap((words) => (words ? [` ${words}`] : []));
  return `${one.country.name}, ${one.regime.name}: you keep ${isLeast}${keptText(one.kept, money, 'year')} and pay ${money(one.total)} of tax and contributions${rate}. ${inALine}.${beside.join('')}`;
}
