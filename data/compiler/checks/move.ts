/** Cross-checks of what a move needs: practical matters, changes, leaving home, price levels, days of residence. */

import { isAbout } from '../../../src/catalogue/changeEffects.ts';
import { daysAfter } from '../../../src/residency/index.ts';
import { pairOf } from '../agreements.ts';
import { costOfFee } from '../move.ts';
import type { Problem } from '../problems.ts';
import { checkFiles, problemsIn, repeatedIds, unknown } from '../problems.ts';
import type { ParsedData } from '../read.ts';
import type { DueRuleInFile, LastingInFile } from '../schema.ts';
import { checkKeptCompanies } from './keptCompany.ts';
import { checkLeaving } from './leaving.ts';
import { checkPapers } from './papers.ts';
import { statutoryAmounts } from './statutoryAmounts.ts';

/** All problems of these files; `data` has passed its schemas. */
export function checkMove(data: ParsedData): Problem[] {
  return [
    ...checkPractical(data),
    ...checkRegimePermits(data),
    ...checkChanges(data),
    ...checkLeaving(data),
    ...checkPapers(data),
    ...checkKeptCompanies(data),
    ...checkAgreements(data),
    ...checkPriceLevels(data),
    ...checkDays(data),
  ];
}

function checkPractical({ practical, countries, schemes, exchangeRates }: ParsedData): Problem[] {
  const currencies = ['USD', ...Object.keys(exchangeRates.rates)];
  return checkFiles('practical', practical, countries, 'countries', (content, slug, report) => {
    const regimes = countries[slug]?.taxRegimes.map(({ id }) => id) ?? [];
    const all = [...regimes, ...(schemes[slug]?.schemes.map(({ id }) => id) ?? [])];
    repeatedIds(content.permits, 'permits', report);
    repeatedIds(content.dates, 'dates', report);
    repeatedIds(content.costs, 'costs', report);
    const costs = content.costs.map(({ id }) => id);
    content.permits.forEach(({ fee }, index) => {
      const cost = costOfFee(fee);
      if (cost !== null && !costs.includes(cost))
        report(`permits[${index}].fee.cost`, unknown(cost, 'cost of this file', costs));
    });
    content.dates.forEach(({ regimes: named, rule }, index) => {
      named.forEach((id, at) => {
        if (!(named.length === 1 && id === 'all') && !regimes.includes(id)) {
          report(`dates[${index}].regimes[${at}]`, unknown(id, `regime of ${slug}, nor "all"`, regimes));
        }
      });
      const impossible = impossibleDay(rule);
      if (impossible) report(`dates[${index}].rule.day`, impossible);
    });
    content.firstSteps.forEach(({ regimes: named = [] }, index) => {
      named.forEach((id, at) => {
        if (!all.includes(id)) {
          report(`firstSteps[${index}].regimes[${at}]`, unknown(id, `regime of ${slug}`, all));
        }
      });
    });
    content.costs.forEach(({ regimes: named }, index) => {
      named.forEach((id, at) => {
        if (id !== 'all' && !regimes.includes(id)) {
          report(`costs[${index}].regimes[${at}]`, unknown(id, `regime of ${slug}`, regimes));
        }
      });
    });
    const { eu, eea, euro } = content.area;
    if (eu && !eea) report('area.eea', 'a country of the EU is in the EEA; allowed is true');
    if (euro && !eu && slug !== 'montenegro') {
      report('area.euro', 'only countries of the EU and Montenegro use the euro; allowed is false');
    }
    for (const { path, currency } of statutoryAmounts(content)) {
      if (!currencies.includes(currency)) {
        report(path, `${currency} has no exchange rate; use one of ${currencies.join(', ')}`);
      }
    }
  });
}

/** A day that its month never has. The 31st of every month is its last day, and so is the 30th of a quarter's months. */
function impossibleDay(rule: DueRuleInFile): string | null {
  if (rule.every !== 'year') return null;
  const last = new Date(Date.UTC(2028, rule.month, 0)).getUTCDate();
  return rule.day > last ? `month ${rule.month} has ${last} days; allowed is at most ${last}` : null;
}

/** The permits that open a regime are permits of the country. */
function checkRegimePermits({ practical, countries }: ParsedData): Problem[] {
  return Object.entries(countries).flatMap(([slug, { taxRegimes }]) =>
    problemsIn(`data/countries/${slug}.json`, (report) => {
      const known = practical[slug]?.permits.map(({ id }) => id);
      if (!known) return;
      taxRegimes.forEach(({ permits = [] }, regime) => {
        permits.forEach(({ permit }, index) => {
          if (known.includes(permit)) return;
          report(
            `taxRegimes[${regime}].permits[${index}].permit`,
            unknown(permit, `permit of data/practical/${slug}.json`, known),
          );
        });
      });
    }),
  );
}

function checkChanges({ changes, countries }: ParsedData): Problem[] {
  return checkFiles('changes', changes, countries, 'countries', (content, slug, report) => {
    const { taxRegimes = [], taxYear = 0 } = countries[slug] ?? {};
    const regimes = taxRegimes.map(({ id }) => id);
    repeatedIds(content.changes, 'changes', report);
    content.changes.forEach((change, index) => {
      const { date, status, regimes: named, before, after, updated, counted, figures = [] } = change;
      const path = `changes[${index}]`;
      named.forEach((id, at) => {
        if (!regimes.includes(id))
          report(`${path}.regimes[${at}]`, unknown(id, `regime of ${slug}`, regimes));
      });
      if (status === 'in-force' && date > content.reviewed) {
        report(
          `${path}.status`,
          `${date} is after the review of ${content.reviewed}; allowed is "enacted" or "proposed"`,
        );
      }
      if (before !== undefined && after === undefined)
        report(`${path}.after`, 'the old and the new figure stand together');
      if (updated > content.reviewed) {
        report(`${path}.updated`, `${updated} is after the review of ${content.reviewed}`);
      }
      if (counted && figures.length > 0)
        report(`${path}.counted`, '"figures" already say it; allowed is one of the two');
      figures.forEach((id, at) => {
        if (!named.includes(id)) report(`${path}.figures[${at}]`, unknown(id, 'regime of this entry', named));
      });
    });
    for (const { id, lasting } of taxRegimes) {
      for (const day of datedChanges(lasting).filter((day) => day > `${taxYear}-01-01`)) {
        if (content.changes.some((change) => isAbout(change, day) && change.regimes.includes(id))) continue;
        report('changes', `${id} has other rules from ${day}: an entry of that day must name it`);
      }
    }
  });
}

/** Each destination has an entry with every other country, and nothing else has one. */
function checkAgreements({ agreements, places, countries }: ParsedData): Problem[] {
  const all = Object.keys(places);
  const expected = Object.keys(countries).flatMap((slug) =>
    all.filter((other) => other !== slug).map((other) => pairOf(slug, other)),
  );
  const pairs = Object.keys(agreements.pairs);
  return problemsIn('data/agreements.json', (report) => {
    for (const pair of new Set(expected)) {
      if (!pairs.includes(pair)) report('pairs', `there is no entry "${pair}"`);
    }
    pairs.forEach((pair, index) => {
      if (!expected.includes(pair)) report(`pairs.${pair}`, 'is not a destination with another country');
      if (pair < (pairs[index - 1] ?? '')) report(`pairs.${pair}`, 'is not in the order of the alphabet');
    });
    for (const slug of all.filter((slug) => !agreements.sources[slug])) {
      report('sources', `there is none of "${slug}"`);
    }
  });
}

function checkPriceLevels({ homePriceLevels, homeCountries }: ParsedData): Problem[] {
  return problemsIn('data/home-price-levels.json', (report) => {
    const ids = Object.values(homeCountries).map(({ id }) => id);
    for (const id of ids.filter((home) => !(home in homePriceLevels.levels))) {
      report('levels', `there is no level of the home country "${id}"`);
    }
    for (const id of Object.keys(homePriceLevels.levels).filter((home) => !ids.includes(home))) {
      report(`levels.${id}`, unknown(id, 'home country', ids));
    }
  });
}

function checkDays({ daysCountries, daysAreas, countries }: ParsedData): Problem[] {
  const destinations = new Map(Object.values(countries).map((country) => [country.code, country]));
  const members = daysAreas.schengen.members.map(({ code }) => code);
  return [
    ...problemsIn('data/days/countries.json', (report) => {
      for (const [code, { rules, permitPresence = [] }] of Object.entries(daysCountries)) {
        rules.forEach(({ id, from, until }, index) => {
          const path = `${code}.rules[${index}]`;
          if (rules.findIndex((rule) => rule.id === id) !== index)
            report(`${path}.id`, `"${id}" is taken; ids are unique in a country`);
          if (from !== undefined && until !== undefined && until < from) {
            report(`${path}.until`, `${until} is before the first day, ${from}`);
          }
        });
        const permits = destinations.get(code)?.residency.permits ?? [];
        permitPresence.forEach(({ permit }, index) => {
          if (permits.every((name) => !name.startsWith(permit))) {
            report(
              `${code}.permitPresence[${index}].permit`,
              `"${permit}" begins no permit in the country's residency.permits`,
            );
          }
        });
      }
    }),
    ...problemsIn('data/days/areas.json', (report) => {
      const passports = Object.keys(daysAreas.passports);
      daysAreas.nationalStays.forEach(({ country, passports: named }, index) => {
        const path = `nationalStays[${index}]`;
        if (!destinations.has(country)) report(`${path}.country`, `"${country}" is no destination`);
        if (members.includes(country))
          report(`${path}.country`, `"${country}" is in the Schengen area, which has its own rule`);
        named.forEach((name, at) => {
          if (!passports.includes(name))
            report(`${path}.passports[${at}]`, unknown(name, 'passport', passports));
        });
      });
    }),
  ];
}

/** The first days of other rules that a regime's own data name. */
function datedChanges({ until, changes = [] }: Pick<LastingInFile, 'until' | 'changes'>): string[] {
  const days = changes.flatMap(({ from }) => (from === undefined ? [] : [from]));
  if (until !== undefined) days.push(daysAfter(until, 1));
  return [...new Set(days)];
}
