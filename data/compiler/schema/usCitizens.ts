import * as v from 'valibot';
import { EMPLOYEE_RULES, SYSTEM_RULES } from '../../../src/catalogue/usCitizens.ts';
import { TAX_KINDS } from '../../../src/law/types.ts';
import { confidence } from './lasting.ts';
import {
  closed,
  countryId,
  described,
  file,
  flag,
  isoDay,
  maybe,
  percent,
  slug,
  some,
  statedSource,
  text,
  whole,
} from './primitives.ts';

const sources = v.array(statedSource);
const ids = v.array(text);
const kind = v.picklist(TAX_KINDS);

/** Which line of a regime falls away while a person stays in the US system. */
const fallingAway = closed({
  regime: text,
  kind,
  fallsAwayPercent: percent,
  because: v.exactOptional(text),
  confidence,
});

const systemRule = {
  selfEmployed: described(
    v.picklist(SYSTEM_RULES),
    'Which system insures: none (no agreement), where one lives, where the scheme insures, or that of the nationality.',
  ),
  staysInHomeSystemUpToMonths: maybe(
    whole(1, 600),
    'A business that is brought along stays at home so long.',
  ),
  onlyIfMovedFrom: maybe(countryId, 'The home country for whose movers that counts.'),
  regimesThatInsure: v.exactOptional(ids),
  whileInHomeSystem: v.exactOptional(some(fallingAway)),
};

const destination = closed({
  ...systemRule,
  employed: described(
    v.picklist(EMPLOYEE_RULES),
    'Which system insures employees: none (no agreement), where the work is done, or that of the nationality.',
  ),
  text: described(text, 'The rule, in sentences for the person.'),
  since: v.exactOptional(isoDay),
  regimesThatDoNot: v.exactOptional(ids),
  dualNationals: maybe(
    closed({
      citizenship: countryId,
      withinMonths: whole(1, 60),
      stayInHomeSystemUnder: described(ids, 'The regimes under which the US system is the cheaper one.'),
      because: text,
    }),
    'Who holds that citizenship as well chooses one of the two systems.',
  ),
  notInsured: v.exactOptional(
    some(
      closed({
        regimes: some(text),
        months: described(whole(1, 60), 'First months in which the scheme does not insure.'),
        onlyWithRelief: described(flag, 'Whether only a relief of the first years leaves them out.'),
        text,
        confidence,
      }),
    ),
  ),
  pending: maybe(
    closed({ reportedFrom: isoDay, placeRule: v.literal('work'), ...systemRule, confidence }),
    'An agreement that is not known to be in force; it changes no figure.',
  ),
  sources,
  confidence,
});

const ownName = closed({
  as: v.literal('self-employed'),
  localIncomeTax: described(text, 'What the local income tax falls on.'),
  creditable: described(
    v.picklist(['yes', 'doubtful', 'no', 'none']),
    'Whether it is credited in the United States: only "yes" counts; none: there is no such tax.',
  ),
});

const company = closed({
  as: v.literal('company'),
  companyTaxOn: v.picklist(['profit', 'distribution', 'turnover']),
  companyTaxCreditable: flag,
  qualifiedDividend: described(flag, 'Whether a treaty makes its dividends qualified ones.'),
  wage: described(
    v.picklist(['as-in-figure', 'exclusion']),
    'The pay that is counted: that of the figure, or as much as the exclusion covers.',
  ),
  dividendTaxCreditable: maybe(v.literal(false), 'Where what falls on dividends is no income tax.'),
  lowersProfit: maybe(some(kind), 'Lines of the regime that come off before its profit.'),
  text,
});

/** data/us-citizens.json: what US citizens and holders of a green card owe the United States while they live elsewhere. */
export const usCitizensFile = file({
  reviewed: isoDay,
  laws: described(
    closed({ selfEmployed: text, wage: text, company: text }),
    'The laws in data/law/united-states.json that work it out.',
  ),
  greenCard: described(closed({ text, sources, confidence }), 'What a move does to the card.'),
  selfEmploymentTax: closed({
    text,
    notInsuredText: text,
    certificate: closed({ text, sources, confidence }),
    medicare: closed({ text, sources, confidence }),
  }),
  incomeTax: closed({
    text,
    exclusion: described(text, 'What the exclusion asks for.'),
    doubtfulCredit: text,
    noCredit: text,
    sources,
  }),
  wage: closed({
    usEmployer: text,
    foreignEmployer: text,
    agreements: described(
      closed({ 'where-worked': text, nationality: text }),
      'What an agreement means on a US payroll, by its rule.',
    ),
    sources,
  }),
  company: closed({
    text,
    say: described(some(text), 'What stands beside the figure of a company.'),
    leftOut: some(text),
    sources,
    confidence,
  }),
  destinations: described(v.record(slug, destination), 'By destination; each stands here once.'),
  regimes: described(
    v.record(text, v.variant('as', [ownName, company])),
    'By regime id; in one that does not stand here nothing is insured and no tax is credited.',
  ),
  doubts: v.array(text),
});
