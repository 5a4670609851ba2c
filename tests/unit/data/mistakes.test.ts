/** Mistakes in the files of countries and in the tables beside them: each is reported with its file, its path, what is wrong and what is allowed. */
import { describe, expect, it } from 'vitest';
import { expectOnlyIn, mistakes } from './mistakes.ts';
import { compiled, edited, problemsOf } from './samples.ts';

/** What one file alone says, by its schema. */
const OF_THE_SCHEMA = String.raw`
a wrong type
  countries/malta.json: population = "574250"
  population: found "574250", allowed is number
a value that is not on the list
  countries/malta.json: taxRegimes[1].healthcareType = "Good"
  taxRegimes[1].healthcareType: found "Good", allowed is \("Full" \| "Basic" \| "None"\)
money in no form of money
  countries/malta.json: taxRegimes[0].socialSecurityCap = "€4,362"
  taxRegimes[0].socialSecurityCap: nothing that a formula has; allowed is a number, .*\{"EUR": 35000\}
more money than there is
  countries/malta.json: taxRegimes[0].socialSecurityCap = {"EUR":1.7e+308}
  taxRegimes[0].socialSecurityCap.EUR: found 1\.7e\+308, allowed is <=1000000000000000
an exchange rate that makes every sum infinite
  exchange-rates.json: rates.EUR = 5e-324
  rates.EUR: found 5e-324, allowed is >=0\.000001
a case of more than all the money there is
  cases/at-wage-112000.json: income = 1e308
  income: found 1e\+308, allowed is <=1000000000000000
money in something that is no currency code
  countries/malta.json: taxRegimes[0].socialSecurityCap = {"euro":4362}
  taxRegimes[0].socialSecurityCap.euro: currency code of three capitals, such as "EUR"
money in two currencies
  countries/malta.json: taxRegimes[0].socialSecurityCap = {"EUR":4362,"PLN":18000}
  taxRegimes[0].socialSecurityCap: one currency
a percentage above 100 in a bracket
  countries/malta.json: taxRegimes[0].taxBrackets[0].rate = 101
  taxRegimes[0].taxBrackets[0].rate: found 101, allowed is <=100
a missing review date
  countries/malta.json: delete reviewed
  reviewed: the field "reviewed" is missing
a review date that is no day
  countries/malta.json: reviewed = "2026-11"
  reviewed: must be a day such as "2026-11-20"
fewer than five sources
  countries/malta.json: sources.length = 4
  sources: at least 5 sources, but has 4
more regimes than addresses reach
  countries/malta.json: taxRegimes[3] = taxRegimes[0]
  taxRegimes: at most three regimes
a similar destination too few
  similar-destinations.json: malta.length = 2
  malta: three destinations
a rate of exchange of 0
  exchange-rates.json: rates.EUR = 0
  rates.EUR: found 0, allowed is >=0\.000001
a condition of no known type
  countries/georgia.json: taxRegimes[0].conditions[1].type = "always"
  taxRegimes[0].conditions[1].type: found "always", allowed is \("citizenship" \| .* \| "other"\)
a profession that is on no list
  countries/georgia.json: taxRegimes[0].conditions[1].fits[0] = "programming"
  taxRegimes[0].conditions[1].fits[0]: found "programming", allowed is \("software" \| .* \| "other"\)
a condition too long for a line
  countries/georgia.json: taxRegimes[0].conditions[1].chip = "Not for consultants, lawyers, medics"
  taxRegimes[0].conditions[1].chip: has 36 characters; allowed are at most 28
a condition about something else
  countries/albania.json: taxRegimes[0].conditions[1].topic = "one-customer"
  taxRegimes[0].conditions[1].topic: found "one-customer", allowed is \("one-client" \| .* \| "wages"\)
a profession has lists and no "unmet"
  countries/georgia.json: taxRegimes[0].conditions[1].unmet = "no"
  taxRegimes[0].conditions[1].unmet: unknown field "unmet"
a condition from research without its source
  countries/georgia.json: delete taxRegimes[0].conditions[1].source
  taxRegimes[0].conditions[1].source: the field "source" is missing
a profession that is on no list
  countries/italy.json: taxRegimes[0].professions.assumes[0] = "programming"
  taxRegimes[0].professions.assumes[0]: found "programming", allowed is \("software" \| .* \| "other"\)
a law of local work that there is not
  countries/malta.json: taxRegimes[0].localLaw = 5
  taxRegimes[0].localLaw: found 5, allowed is string
a month too few
  climate.json: malta.months.length = 11
  malta.months: twelve months
`;

/** What holds between the fields of a file, and between files. */
const OF_THE_CHECKS = String.raw`
sources speak of regimes of the file and kinds of tax
  countries/malta.json: sources[0].about = ["bg-eood-company"]
  sources[0].about: "bg-eood-company" is neither a regime of this file nor a kind of tax; allowed are mt-res-non-dom, .*other
a file says of its country what the table of places says
  countries/malta.json: id = "cy"
  id: "cy" must be "mt", as in data/places.json
a law is in the currency of its country
  law/malta.json: currency = "USD"
  currency: "USD" must be "EUR", as in data/places.json
a figure that changes inside a tax year says what counts
  law/germany.json: figures.careSelfEmployed.in[1] = {"from":"2027-07-01","is":4.6,"source":"tk"}
  regimes.de-self-employed: names careSelfEmployed, which changes inside a tax year, as one value: .*sum\(careSelfEmployed\) / months
one of two schemes takes the months of a figure, the other one value of it
  law/bulgaria.json: regimes.bg-wage.values.base = "min(wage, 12 * maximumBase)"
  regimes.bg-wage: names maximumBase, which changes inside a tax year, as one value: .*
a source of a figure that there is not
  law/ireland.json: figures.prsi.in[0].source = "nowhere"
  figures.prsi.in[0].source: "nowhere" is no source; .*
a group of a law names its figures and scales
  law/united-states.json: groups.tariff[1] = "standardDeductions"
  groups.tariff: "standardDeductions" is no figure or scale; .*standardDeduction
a figure moves with one tariff
  law/united-states.json: groups.other = groups.tariff
  groups.other: "tax" stands in a group already
brackets of a kind are contiguous
  countries/italy.json: taxRegimes[2].taxBrackets[2].lowerBound = {"EUR":75751}
  taxRegimes[2].taxBrackets[2].lowerBound: income bracket of it-impatriati begins at \{"EUR":75751\}; allowed is .*\{"EUR":75750\}
brackets of a kind begin at 0
  countries/italy.json: taxRegimes[2].taxBrackets[0].lowerBound = {"EUR":100}
  taxRegimes[2].taxBrackets[0].lowerBound: begins at \{"EUR":100\}; allowed is 0
only the last bracket of a kind is unbounded
  countries/italy.json: taxRegimes[2].taxBrackets[2].upperBound = null
  taxRegimes[2].taxBrackets[2].upperBound: only the last income bracket of it-impatriati may be unbounded
the last bracket of a kind is unbounded
  countries/italy.json: taxRegimes[2].taxBrackets[5].upperBound = {"EUR":900000}
  taxRegimes[2].taxBrackets[5].upperBound: allowed is null \(unbounded\)
brackets of a kind are in one currency
  countries/italy.json: taxRegimes[2].taxBrackets[3].upperBound = {"PLN":244590}; taxRegimes[2].taxBrackets[4].lowerBound = {"PLN":244590}
  taxRegimes[2].taxBrackets: income brackets of it-impatriati mix EUR and PLN
a regime with a has-flag carries a rate, bracket or fixed amount, or explains its 0 %
  countries/malta.json: taxRegimes[1].incomeTaxRate = 0; taxRegimes[1].incomeTaxDescription = ""
  taxRegimes[1].incomeTaxRate: mt-global-residence has hasIncomeTax, but no rate, bracket or fixed amount
a rate beside brackets, which count instead, is refused
  countries/italy.json: taxRegimes[2].incomeTaxRate = 23
  taxRegimes[2].incomeTaxRate: it-impatriati has brackets of "income", which count instead; leave it out
a kind without its has-flag carries no rate
  countries/malta.json: taxRegimes[1].hasIncomeTax = false; delete taxRegimes[1].incomeTaxMinimum
  taxRegimes[1].incomeTaxRate: hasIncomeTax false, but a rate of 15; remove it or set hasIncomeTax to true
a kind without its has-flag carries no brackets
  countries/italy.json: taxRegimes[2].hasIncomeTax = false
  taxRegimes[2].taxBrackets: hasIncomeTax false, but 6 brackets of "income"
a kind without its has-flag carries no cap, floor or share
  countries/malta.json: taxRegimes[1].pensionCap = {"EUR":1000}
  taxRegimes[1].pensionCap: hasPension false, but a pensionCap
a percentage is a plain number from 0 to 100
  countries/malta.json: taxRegimes[1].incomeTaxRate = {"EUR":15000}
  taxRegimes[1].incomeTaxRate: \{"EUR":15000\} is no percentage; .*"incomeTaxType": "fixed"
a minimum is not above its cap
  countries/italy.json: taxRegimes[0].socialSecurityMinimum = 50000
  taxRegimes[0].socialSecurityMinimum: 50000 is above socialSecurityCap
every currency used has an exchange rate
  countries/malta.json: taxRegimes[2].otherTaxRate = {"MTL":130}
  taxRegimes[2].otherTaxRate: MTL has no exchange rate; add it to data/exchange-rates.json
a country's own currency has an exchange rate
  countries/malta.json: currency = "Maltese lira (MTL)"
  currency: MTL has no exchange rate
**bold** is balanced in every text
  countries/malta.json: taxRegimes[0].guide.extraSectionContent = "First paragraph.\nThis is **bold."
  taxRegimes[0].guide.extraSectionContent: not balanced in "This is \*\*bold\."
time zones are IANA time zones
  countries/malta.json: timeZone = "Europe/Valletta"
  timeZone: "Europe/Valletta" is no IANA time zone
the same rules hold for home countries: bold
  home-countries/germany.json: regime.taxDescription = "**open"
  regime.taxDescription: not balanced
what a home country takes stands in its law alone
  home-countries/germany.json: regime.incomeTaxRate = 30
  regime.incomeTaxRate: unknown field "incomeTaxRate"
every country has indices
  indices.json: delete malta
  malta: no entry for the country "malta"
every country has a climate
  climate.json: delete malta
  malta: no entry for the country "malta"
every country has cities
  cities.json: delete malta
  malta: no entry for the country "malta"
tables hold no country that does not exist
  cities.json: maltta = malta
  maltta: "maltta" is no country of data/countries; the nearest one is "malta"
a similar destination exists
  similar-destinations.json: malta = ["cyprus","sicily","portugal"]
  malta[1]: "sicily" is no country
a country is not its own similar destination
  similar-destinations.json: malta = ["cyprus","malta","portugal"]
  malta[1]: not its own similar destination
similar destinations are three different countries
  similar-destinations.json: malta = ["cyprus","cyprus","italy"]
  malta[1]: "cyprus" is named twice
a regime that has ended before the tax year of the figures is no regime
  countries/albania.json: taxRegimes[0].lasting.until = "2025-12-31"
  taxRegimes[0].lasting.until: the regime ended on 2025-12-31; allowed is a day from 2026-01-01 on
days are days of the calendar
  countries/albania.json: taxRegimes[0].lasting.until = "2029-13-31"
  taxRegimes[0].lasting.until: must be a day
what follows is a regime of the country
  countries/albania.json: taxRegimes[0].lasting.then = "al-self-employed"
  taxRegimes[0].lasting.then: "al-self-employed" is no regime of this file; allowed are al-self-employed-standard, al-company-shpk
what a family changes is that of a regime which has a law
  law/poland.json: families.regimes.pl-wages = families.regimes.pl-wage
  families.regimes.pl-wages: "pl-wages" is no scheme of the file; the nearest one is "pl-wage"
a company says how it pays its owner
  law/cyprus.json: delete regimes.cy-domiciled-company.pay
  regimes.cy-domiciled-company.pay: is missing: a company pays its owner
what follows comes to an end
  countries/albania.json: taxRegimes[1].lasting.years = 2; taxRegimes[1].lasting.then = "al-self-employed-zero"
  taxRegimes[1].lasting.then: leads back: al-self-employed-standard → al-self-employed-zero → al-self-employed-standard
nothing follows a regime without an end
  countries/malta.json: taxRegimes[0].lasting.then = "mt-global-residence"
  taxRegimes[0].lasting.then: mt-res-non-dom has no end \("years" or "until"\), so nothing follows
a change says from when it applies
  countries/albania.json: taxRegimes[2].lasting.changes[0].afterYears = 3
  taxRegimes[2].lasting.changes[0]: either "from" or "afterYears"
a change that applies already belongs to the regime
  countries/albania.json: taxRegimes[2].lasting.changes[0].from = "2026-01-01"
  taxRegimes[2].lasting.changes[0].from: put the change into the regime itself
what is said about the years has a source
  countries/malta.json: taxRegimes[0].lasting.sources = []
  taxRegimes[0].lasting.sources: length
amounts of the years have an exchange rate
  countries/portugal.json: taxRegimes[0].lasting.phases[0].upTo = {"XXX":5}
  taxRegimes[0].lasting.phases[0].upTo: XXX has no exchange rate
a profession is in one of the three lists of its condition
  countries/georgia.json: taxRegimes[0].conditions[1].no = ["consulting","legal"]
  taxRegimes[0].conditions[1]: medical missing; "fits", "check" and "no" hold all
a profession is in one list of its condition only
  countries/georgia.json: taxRegimes[0].conditions[1].no = ["consulting","legal","medical","software"]
  taxRegimes[0].conditions[1]: software named more than once
what applies otherwise is a regime of the country
  countries/georgia.json: taxRegimes[0].conditions[1].otherwise = "bg-eood-company"
  taxRegimes[0].conditions[1].otherwise: "bg-eood-company" is no regime of this country; allowed are ge-standard-entrepreneur, ge-llc, ge-wage, ge-foreign-source
what opens a scheme is a permit of the country
  schemes/poland.json: schemes[2].permits[0].permit = "nomad"
  schemes[2].permits[0].permit: "nomad" is no permit of data/practical/poland.json
what follows a scheme is a regime of the country
  schemes/poland.json: schemes[2].lasting.then = "es-wage"
  schemes[2].lasting.then: "es-wage" is no other regime of the country; the nearest one is "pl-wage"
what applies otherwise is another regime
  countries/georgia.json: taxRegimes[0].conditions[1].otherwise = "ge-small-business"
  taxRegimes[0].conditions[1].otherwise: "ge-small-business" is the regime itself
the country of an earlier residence is a destination
  countries/cyprus.json: taxRegimes[0].conditions[1].country = "fr"
  taxRegimes[0].conditions[1].country: "fr" is no country of data/countries
years of an earlier residence fit into their period
  countries/cyprus.json: taxRegimes[0].conditions[1].atLeast = 21
  taxRegimes[0].conditions[1].atLeast: 21 of 20 years is impossible; allowed is at most 20
a condition on nationality names the citizenships that meet it
  countries/poland.json: delete taxRegimes[0].conditions[4].met
  taxRegimes[0].conditions[4].met: the citizenships that meet it are missing
citizenships meet a condition on nationality only
  countries/albania.json: taxRegimes[0].conditions[1].met = ["eu"]
  taxRegimes[0].conditions[1].met: no citizenship meets a condition on "one-client"; allowed is only "nationality"
citizenships are lower-case codes
  countries/poland.json: taxRegimes[0].conditions[4].met = ["EU"]
  taxRegimes[0].conditions[4].met[0]: must be the two-letter country code in lower case
a condition is met for known kinds of work
  countries/spain.json: taxRegimes[0].conditions[0].metFor = ["employee"]
  taxRegimes[0].conditions[0].metFor[0]: found "employee", allowed is \("remote" \| .* \| "business"\)
an approval repeats a permit only where the regime has one
  countries/costa-rica.json: delete taxRegimes[1].permits
  taxRegimes[1].conditions[2].repeatsPermit: cr-digital-nomad has no permit to repeat
a condition without a page to read it on is not sure
  countries/albania.json: taxRegimes[0].conditions[1].source.url = null
  taxRegimes[0].conditions[1].confidence: a source without an address is at most "medium"
`;

/** Other files name these ids, and say that they miss them. */
const OF_IDS = `
codes of countries are unique
  places.json: malta.code = "IT"
  malta.code: "IT" is taken by data/places.json
regime ids are unique within a country
  countries/malta.json: taxRegimes[1].id = "mt-res-non-dom"
  taxRegimes[1].id: "mt-res-non-dom" is taken by data/countries/malta.json
regime ids begin with the id of their country
  countries/malta.json: taxRegimes[0].id = "cy-res-non-dom"
  taxRegimes[0].id: must begin with "mt-"
`;

describe('a field that its schema refuses is the only problem reported', () => {
  it.each(mistakes(OF_THE_SCHEMA))('$rule', ({ files, problem }) => {
    expect(problemsOf(files())).toEqual([problem]);
  });
});

describe('a cross-check fails with file, path and reason', () => {
  it.each(mistakes(OF_THE_CHECKS))('$rule', ({ files, problem }) => {
    expectOnlyIn(files(), problem);
  });

  it.each(mistakes(OF_IDS))('$rule', ({ files, problem }) => {
    expect(problemsOf(files())).toContainEqual(problem);
  });

  it('every tax line rests on a source', () => {
    const files = edited('countries/bulgaria.json', ({ sources }) => {
      for (const source of sources) {
        source.about = source.about.filter((name: string) => !/^(?:corporate|bg-eood-company)$/.test(name));
      }
    });
    expect(problemsOf(files)).toContainEqual({
      file: 'data/countries/bulgaria.json',
      path: 'taxRegimes[1].hasCorporateTax',
      message: expect.stringMatching(/no source is about the corporate line of bg-eood-company/),
    });
  });
});

it('a stated 0 % is accepted where the description of the kind says so', () => {
  const files = edited('countries/malta.json', (malta) => {
    malta.taxRegimes[2].incomeTaxRate = 0;
  });
  const malta = compiled(files).countries.find(({ slug }) => slug === 'malta');
  expect(malta?.taxRegimes[2]?.incomeTaxRate).toBe(0);
});
