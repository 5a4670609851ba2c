/** Mistakes in what a move needs: practical matters, changes, leaving, price levels, days. */
import { describe, it } from 'vitest';
import { expectOnlyIn, mistakes } from './mistakes.ts';

const MISTAKES = String.raw`
dates are due for regimes of the country
  practical/malta.json: dates[0].regimes = ["mt-res-nondom"]
  dates[0].regimes[0]: "mt-res-nondom" is no regime of malta, nor "all"; the nearest one is "mt-res-non-dom"
a date is a day of its month
  practical/malta.json: dates[0].rule.day = 31
  dates[0].rule.day: month 6 has 30 days
costs belong to a regime of the country
  practical/bulgaria.json: costs[0].regimes = ["mt-res-non-dom"]
  costs[0].regimes[0]: is no regime of bulgaria
permits have ids of their own
  practical/malta.json: permits[4] = permits[0]
  permits[4].id: "eu-eresidence" is taken
a fee is a cost of the country
  practical/malta.json: permits[2].fee = {"cost":"grp"}
  permits[2].fee.cost: "grp" is no cost of this file; the nearest one is "grp-fee"
a regime is opened by permits of the country
  countries/malta.json: taxRegimes[2].permits = [{"permit":"nomads"}]
  taxRegimes[2].permits[0].permit: "nomads" is no permit of data/practical/malta.json; the nearest one is "nomad"
amounts have an exchange rate
  practical/malta.json: vat.registrationThreshold = {"XXX":1}
  vat.registrationThreshold: XXX has no exchange rate
an amount that follows a law is a formula over its figures
  practical/spain.json: permits[1].minIncome.formula = "2 * minimumWages"
  permits[1].minIncome: there is no value "minimumWages"
and an amount of a year
  practical/portugal.json: permits[1].minIncome.formula = "minimumWage"
  permits[1].minIncome: "minimumWage" is no amount of a year
and says of which country
  practical/spain.json: permits[1].familyIncome.first.of = "spein"
  permits[1].familyIncome.first: "spein" is no country with a law; the nearest one is "spain"
and nothing else
  practical/spain.json: permits[1].minIncome.in = "EUR"
  permits[1].minIncome: unknown field "in"
a permit says for whom it is
  practical/malta.json: permits[0].for = "europeans"
  permits[0].for: allowed is \("eu" \| "non-eu" \| "all"\)
a permit says for how long it is
  practical/malta.json: delete permits[1].months
  permits[1].months: the field "months" is missing
a permit without an end is not renewed
  practical/malta.json: permits[1].months = {"first":null,"renewable":true}
  permits[1].months: What has no end is not renewed
a permit is valid in all for at least as long as at first
  practical/malta.json: permits[1].months = {"first":12,"longest":6,"renewable":true}
  permits[1].months: A permit is not valid for longer at first than in all
what lasts longer in all than at first is renewed
  practical/malta.json: permits[1].months = {"first":12,"longest":48}
  permits[1].months: A permit lasts longer in all than at first where it is renewed, and only there
a range of months has a beginning before its end
  practical/malta.json: permits[1].months = {"first":{"from":12,"to":6}}
  permits[1].months: "from" is less than "to"
every statement names its source
  practical/malta.json: delete health.source
  health.source: the field "source" is missing
a change is about regimes of its country
  changes/malta.json: changes[0].regimes = ["mt-nomad"]
  changes[0].regimes[0]: "mt-nomad" is no regime of malta
what is in force has begun
  changes/malta.json: changes[0].date = "2028-01-01"
  changes[0].status: 2028-01-01 is after the review of 2026-11-28; allowed is "enacted" or "proposed"
old and new figure stand together
  changes/malta.json: changes[0].before = "10%"
  changes[0].after: stand together
a status is one of five
  changes/malta.json: changes[0].status = "planned"
  changes[0].status: allowed is \("in-force" \| "enacted" \| "proposed" \| "ends" \| "undecided"\)
what moves figures names regimes that the entry is about
  changes/hungary.json: changes[3].figures = ["hu-kata"]
  changes[3].figures[0]: "hu-kata" is no regime of this entry
other rules from a day on have an entry that names the regime
  changes/albania.json: changes[4].regimes = ["al-self-employed-zero"]; delete changes[4].figures
  changes: al-company-shpk has other rules from 2030-01-01
a destination says what it makes of a foreign company
  kept-company/malta.json: delete there
  there: is missing: data/countries has the country
a country of companies says what it goes on taking
  kept-company/germany.json: delete company
  company: is missing: data/places.json as "company"
and no other country does
  kept-company/malta.json: company = {"forms":["Ltd"]}
  company.resident: the field "resident" is missing
a company that counts as local is taxed by a regime of the country
  kept-company/cyprus.json: there.scheme = "cy-company"
  there.scheme: "cy-company" is no regime of cyprus
a treaty that decides is about companies of a country that has some, and says why
  kept-company/hungary.json: there.otherwise[0].companies = ["monaco"]; delete there.otherwise[0].condition
  there.otherwise[0].companies[0]: "monaco" is no country of a company
what is withheld from dividends is by destination
  kept-company/germany.json: company.dividends.to[0].destinations = ["france"]
  company.dividends.to[0].destinations[0]: "france" is no other destination
and a figure of the law by its name
  kept-company/bulgaria.json: company.dividends.withheld.figure = "dividendsTax"
  company.dividends.withheld.figure: "dividendsTax" is no rate of the law; the nearest one is "dividendTax"
the year of an arrival is told for every regime of the country
  move-year/arrive/malta.json: delete regimes.mt-res-non-dom
  regimes: there is no entry for the regime "mt-res-non-dom"
the year of an arrival is told for no regime that there is not
  move-year/arrive/malta.json: regimes.mt-nomad = regimes.mt-global-residence
  regimes.mt-nomad: "mt-nomad" is no regime of malta
the last day to arrive is a day
  move-year/arrive/cyprus.json: residence.latestArrival = "1 July"
  residence.latestArrival: must be a month and a day
income after a departure is treated in one of four ways
  move-year/leave/germany.json: incomeAfter = "half"
  incomeAfter: allowed is \("not-taxed" \| "worldwide" \| "progression" \| "source-only"\)
each destination has an entry with every other country
  agreements.json: delete pairs.germany|malta
  pairs: there is no entry "germany|malta"
two countries that are no destinations have no entry
  agreements.json: pairs.germany|ireland = {"taxTreaty": 1963, "socialSecurity": true}
  pairs.germany|ireland: is not a destination with another country
pairs stand in the order of the alphabet
  agreements.json: delete pairs.albania|bulgaria; pairs.albania|bulgaria = {"taxTreaty": 1999, "socialSecurity": true}
  pairs.albania|bulgaria: is not in the order of the alphabet
what a country has agreed has a source
  agreements.json: delete sources.germany
  sources: there is none of "germany"
a paper that is asked for says by whom
  papers/germany.json: ended[1].asked = "known"; delete ended[1].source
  ended[1].source: who asks for it
a paper comes from a step of its country
  papers/germany.json: ended[0].step = "Deregister at the residents office"
  ended[0].step: "Deregister at the residents office" is no step; the nearest one is "Deregister at the residents' office"
nobody collects more than eight on a side
  papers/germany.json: ended[8] = {"id":"more","text":"One more.","asked":"helps","confidence":"low"}
  ended: More than eight nobody collects
a country that one may move to has papers of it
  papers/malta.json: delete begun
  begun: one may move there: it is missing
and no other has
  papers/germany.json: begun = ended
  begun: nobody moves there: take it out
papers have ids of their own
  papers/germany.json: ended[1].id = "deregistration"
  ended[1].id: "deregistration" is taken
a tail concerns destinations
  leaving/germany.json: tail[0].concerns = ["monaco"]
  tail[0].concerns[0]: "monaco" is no destination, nor "all"
what is withheld concerns destinations
  leaving/france.json: withholding.fees.rates[0].to = ["panana"]
  withholding.fees.rates[0].to: "panana" is no destination for people who leave; the nearest one is "panama"
and nobody moves to where they leave
  leaving/malta.json: withholding.fees.rates = [{"percent":5,"to":["malta"]}]; withholding.fees.examples = [{"paid":{"EUR":100},"withheld":{"cyprus":0}}]
  withholding.fees.rates[0].to: "malta" is no destination for people who leave
a rate after one for everybody never counts
  leaving/brazil.json: withholding.fees.rates[1] = {"percent":15}
  withholding.fees.rates[2]: never counts: a rate before it meets everybody
what is withheld has a worked example
  leaving/portugal.json: delete withholding.wages.examples
  withholding.wages.examples: a rate needs a worked example
of nothing there is none
  leaving/brazil.json: withholding.wages.rates = []
  withholding.wages.examples: nothing is withheld: take them out
an example is of a destination
  leaving/portugal.json: withholding.wages.examples[0].withheld.germany = 0
  withholding.wages.examples[0].withheld: "germany" is no destination for people who leave
a tariff is a scale of the law
  leaving/canada.json: withholding.wages.rates[0].scale = "tariff"
  withholding.wages.rates[0].scale: "tariff" is no scale of the law
and counts only as one
  leaving/panama.json: delete withholding.fees.rates[0].scale
  withholding.fees.rates[0].scale: is missing: a tariff that counts is a scale of the law
nothing withheld is no rate
  leaving/portugal.json: withholding.wages.rates[0].percent = 0
  withholding.wages.rates[0].percent: allowed is >0
what a payer withholds has a source
  leaving/portugal.json: delete withholding.wages.source
  withholding.wages.source: the field "source" is missing
insurance that is counted has a worked example
  leaving/united-kingdom.json: delete insuredAtHome[0].examples
  insuredAtHome[0].examples: what is counted needs a worked example
insurance that is counted is known well
  leaving/united-kingdom.json: insuredAtHome[0].confidence = "low"
  insuredAtHome[0].goesOn: is too little known to be counted
insurance that goes on names destinations
  leaving/united-kingdom.json: insuredAtHome[0].to = ["atlantis"]
  insuredAtHome[0].to: "atlantis" is no destination for people who leave
a stay too short to leave is told of every country
  leaving/portugal.json: delete shortStay
  shortStay: the field "shortStay" is missing
the id is that of the home country
  leaving/germany.json: id = "at"
  id: "at" must be "de"
what US citizens owe is said of every destination
  us-citizens.json: delete destinations.romania
  destinations: there is no entry for the destination "romania"
a regime that insures is one
  us-citizens.json: destinations.spain.regimesThatInsure = ["es-autonomos"]
  destinations.spain: "es-autonomos" is no regime; the nearest one is "es-autonomo"
a law asks which share of contributions is due where some fall away
  us-citizens.json: destinations.italy.whileInHomeSystem[0].kind = "pension"
  destinations.italy: the law of it-forfettario-5 must ask which share of pension is due
US citizens' tax is worked out by laws
  us-citizens.json: laws.wage = "us-wages"
  laws: data/law/united-states.json has no law "us-wages"
the tax year of the United States begins with that of every destination
  law/spain.json: taxYearStarts = "04-06"
  taxYearStarts: the law of the United States cannot stand behind this one: their tax years begin on different days
insurance at home is said of every home country
  coverage.json: delete homes.il
  homes: there is no entry of the home country "il"
every home country has a price level
  home-price-levels.json: delete levels.de
  levels: no level of the home country "de"
every country has rules of residence
  days/countries.json: delete MT
  MT: the country has no entry
rules have ids of their own in a country
  days/countries.json: GB.rules[1].id = "overseas-16-days"
  GB.rules[1].id: is taken
presence is asked for permits that the country lists
  days/countries.json: MT.permitPresence[0].permit = "Golden visa"
  MT.permitPresence[0].permit: "Golden visa" begins no permit in the country's residency.permits
windows are those that the counting knows
  days/countries.json: MT.rules[0].window = "last-12-months"
  MT.rules[0].window: allowed is .*"any-12-months"
limits of stay are for passports of the file
  days/areas.json: nationalStays[0].passports = ["CA"]
  nationalStays[0].passports[0]: "CA" is no passport
`;

describe('a cross-check fails with file, path and reason', () => {
  it.each(mistakes(MISTAKES))('$rule', ({ files, problem }) => {
    expectOnlyIn(files(), problem);
  });
});
