/** What US citizens owe the United States abroad, and where movers are insured: compiled for a person's facts, and checked. */
import type { Coverage } from '../../src/catalogue/coverage.ts';
import type { UsCitizens, UsDestination, UsRegime } from '../../src/catalogue/usCitizens.ts';
import { shareQuestion } from '../../src/law/laws.ts';
import { type Problem, problem, problemsIn, unknown } from './problems.ts';
import type { ParsedData } from './read.ts';

type FileDestination = ParsedData['usCitizens']['destinations'][string];

export function compileUsCitizens({ usCitizens }: Pick<ParsedData, 'usCitizens'>): UsCitizens {
  const { laws, destinations, regimes, greenCard, selfEmploymentTax, incomeTax, wage, company } = usCitizens;
  return {
    laws,
    destinations: Object.fromEntries(
      Object.entries(destinations).map(([slug, own]) => [slug, destinationOf(own)]),
    ),
    regimes: Object.fromEntries(Object.entries(regimes).map(([id, own]) => [id, regimeOf(own)])),
    texts: {
      greenCard: greenCard.text,
      notInsured: selfEmploymentTax.notInsuredText,
      certificate: selfEmploymentTax.certificate.text,
      exclusion: incomeTax.exclusion,
      doubtfulCredit: incomeTax.doubtfulCredit,
      noCredit: incomeTax.noCredit,
      usEmployer: wage.usEmployer,
      foreignEmployer: wage.foreignEmployer,
      agreements: wage.agreements,
      company: company.say,
    },
  };
}

function destinationOf(own: FileDestination): UsDestination {
  const { selfEmployed, employed, text, dualNationals, regimesThatInsure = [], notInsured = [] } = own;
  return {
    ...{ selfEmployed, employed },
    staysUpToMonths: own.staysInHomeSystemUpToMonths ?? null,
    movedFrom: own.onlyIfMovedFrom ?? null,
    insures: regimesThatInsure,
    notInsured: notInsured.map(({ regimes, months, onlyWithRelief, text: because }) => ({
      ...{ regimes, months, onlyWithRelief },
      text: because,
    })),
    staysDue: staysDue(own),
    choice: dualNationals
      ? { citizenship: dualNationals.citizenship, usSystemUnder: dualNationals.stayInHomeSystemUnder }
      : null,
    text,
  };
}

function staysDue({ whileInHomeSystem = [] }: FileDestination): UsDestination['staysDue'] {
  const due: Record<string, Record<string, number>> = {};
  for (const { regime, kind, fallsAwayPercent } of whileInHomeSystem) {
    if (fallsAwayPercent > 0) due[regime] = { ...due[regime], [kind]: 1 - fallsAwayPercent / 100 };
  }
  return due;
}

function regimeOf(own: ParsedData['usCitizens']['regimes'][string]): UsRegime {
  if (own.as === 'self-employed') return { as: own.as, creditable: own.creditable };
  const { text: _text, ...company } = own;
  return company;
}

export function compileCoverage({ coverage }: Pick<ParsedData, 'coverage'>): Coverage {
  const { eu, homes } = coverage;
  const { destinations, stayInsuredAtHomeMonths: months, detachment, severalStates, employees } = eu;
  const { homes: signed, destinations: livedIn, text: telework } = employees.telework;
  return {
    eu: {
      ...{ destinations, months, detachment },
      homes: Object.values(eu.homes).flat(),
      severalStates: severalStates.text,
      employees: {
        detachment: employees.detachment,
        severalStates: employees.severalStates,
        telework: { homes: signed, destinations: livedIn, text: telework },
      },
    },
    homes: Object.fromEntries(
      Object.entries(homes).flatMap(([home, { text, contributionsGoOn, destinations: own }]) => {
        const goesOn = contributionsGoOn?.amount === 'not in figures';
        const stays = Object.entries(own).flatMap(
          ([slug, { selfEmployed, stayInsuredAtHomeMonths: most }]) =>
            selfEmployed === 'covered' && most !== null ? [[slug, most] as const] : [],
        );
        // What goes on and is in figures has its own sentences.
        const isSaid = goesOn || (stays.length > 0 && contributionsGoOn === null);
        return isSaid ? [[home, { text, goesOn, months: Object.fromEntries(stays) }]] : [];
      }),
    ),
  };
}

/** Whether every destination, regime and law that these files name is one, and laws ask for the shares that fall away. */
export function checkUsCitizens({
  usCitizens,
  coverage,
  countries,
  homeCountries,
  law,
  schemes,
}: ParsedData): Problem[] {
  const slugs = Object.keys(countries);
  const regimes = [
    ...Object.values(countries).flatMap(({ taxRegimes }) => taxRegimes),
    ...Object.values(schemes).flatMap((file) => file.schemes),
  ].map(({ id }) => id);
  const homes = Object.values(homeCountries).map(({ id }) => id);
  const startOf = (slug: string) => law[slug]?.taxYearStarts ?? '01-01';
  return [
    ...slugs
      .filter((slug) => startOf(slug) !== startOf('united-states'))
      .map((slug) =>
        problem(
          `data/law/${slug}.json`,
          'taxYearStarts',
          'the law of the United States cannot stand behind this one: their tax years begin on different days',
        ),
      ),
    ...problemsIn('data/us-citizens.json', (report) => {
      const { destinations, regimes: own, laws } = usCitizens;
      /** What somebody can be taxed by there: regimes, and laws of wages that some of them have beside their own. */
      const taxedBy = [...regimes, ...Object.values(law).flatMap((file) => Object.keys(file.regimes))];
      for (const slug of slugs.filter((one) => !(one in destinations)))
        report('destinations', `there is no entry for the destination "${slug}"`);
      for (const id of Object.values(laws).filter((one) => !law['united-states']?.regimes[one]))
        report('laws', `data/law/united-states.json has no law "${id}"`);
      for (const id of Object.keys(own).filter((one) => !regimes.includes(one)))
        report(`regimes.${id}`, unknown(id, 'regime', regimes));
      for (const [slug, destination] of Object.entries(destinations)) {
        const path = `destinations.${slug}`;
        if (!slugs.includes(slug)) report(path, unknown(slug, 'destination', slugs));
        const { regimesThatInsure = [], regimesThatDoNot = [], whileInHomeSystem = [] } = destination;
        for (const id of [...regimesThatInsure, ...regimesThatDoNot].filter((one) => !regimes.includes(one)))
          report(path, unknown(id, 'regime', regimes));
        for (const { regime } of whileInHomeSystem.filter(({ regime: one }) => !taxedBy.includes(one)))
          report(path, unknown(regime, 'regime', taxedBy));
        for (const { regime, kind, fallsAwayPercent } of whileInHomeSystem) {
          const formulas = JSON.stringify(law[slug]?.regimes[regime] ?? {});
          if (fallsAwayPercent > 0 && !formulas.includes(`asked(${shareQuestion(kind)}, 1)`))
            report(
              path,
              `the law of ${regime} must ask which share of ${kind} is due: asked(${shareQuestion(kind)}, 1)`,
            );
        }
      }
    }),
    ...problemsIn('data/coverage.json', (report) => {
      const { eu, homes: own, sources } = coverage;
      for (const slug of eu.destinations.filter((one) => !slugs.includes(one)))
        report('eu.destinations', unknown(slug, 'destination', slugs));
      for (const home of homes.filter((one) => !(one in own)))
        report('homes', `there is no entry of the home country "${home}"`);
      const { telework } = eu.employees;
      for (const slug of telework.destinations.filter((one) => !slugs.includes(one)))
        report('eu.employees.telework.destinations', unknown(slug, 'destination', slugs));
      for (const key of [...eu.sources, ...telework.sources].filter((one) => !(one in sources)))
        report('eu.sources', unknown(key, 'source', Object.keys(sources)));
      for (const [home, { destinations }] of Object.entries(own)) {
        for (const [slug, { source }] of Object.entries(destinations)) {
          const path = `homes.${home}.destinations.${slug}`;
          if (!slugs.includes(slug)) report(path, unknown(slug, 'destination', slugs));
          if (!(source in sources)) report(path, unknown(source, 'source', Object.keys(sources)));
        }
      }
    }),
  ];
}
