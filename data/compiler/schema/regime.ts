import * as v from 'valibot';
import { type DescriptionField, KIND_FIELDS, type NameOf, TAX_KINDS } from '../../../src/law/index.ts';
import { DESCRIPTION_FIELDS } from '../kinds.ts';
import { condition, professionsGroup } from './conditions.ts';
import { confidence, lastingGroup } from './lasting.ts';
import {
  closed,
  described,
  flag,
  maybe,
  money,
  optional,
  optionalText,
  percent,
  reference,
  signedMoney,
  some,
  text,
  whole,
} from './primitives.ts';

const rateType = described(
  v.picklist(['fixed', 'percentage']),
  '"fixed": the rate is a flat yearly amount. "percentage": the rate is percent of the base.',
);

const amount = (meaning: string) => optional(described(money, meaning));
/** What the fields of the kinds hold. */
const PARTS = {
  has: flag,
  rate: v.exactOptional(described(money, 'What counts where the kind has no brackets; absent means 0.'), 0),
  type: rateType,
  description: optionalText,
  share: optional(described(percent, 'Percent of income that is the base of this kind; absent means 100.')),
  minimum: amount('The kind is at least this; null means no floor.'),
  cap: amount('The kind is at most this; null means no cap.'),
  fees: optional(described(flag, 'Fees for a licence, a visa or an office: a running cost, and no tax.')),
} as const;

type Parts = typeof PARTS;
type PartFields<Part extends keyof Parts> = { readonly [Field in NameOf<Part>]: Parts[Part] };

/** The fields of the six kinds. */
type KindFields = { [Part in keyof Parts]: (fields: PartFields<Part>) => void }[keyof Parts] extends (
  fields: infer All,
) => void
  ? All
  : never;

const kindFields = Object.fromEntries(
  TAX_KINDS.flatMap((kind) =>
    Object.entries(KIND_FIELDS[kind]).map(([part, field]) => [field, PARTS[part as keyof Parts]]),
  ),
) as KindFields;

export const taxBracket = closed({
  taxType: v.picklist(TAX_KINDS),
  lowerBound: money,
  upperBound: optional(described(money, 'null means unbounded: the last bracket of a kind.')),
  rate: described(percent, 'Percent of the portion that falls into the bracket.'),
  amount: optional(
    described(
      signedMoney,
      'Due beside the rate once the base exceeds lowerBound; less than 0 where something comes off. The kind is never below 0.',
    ),
  ),
  description: optionalText,
});

export const regimeId = v.pipe(
  v.string(),
  v.regex(
    /^[a-z]{2}(-[a-z0-9]+)+$/,
    'must be the country id, a hyphen and a short name, such as "mt-res-non-dom"',
  ),
);

/** What the regimes of destinations and of home countries have in common. */
const regimeFields = {
  id: regimeId,
  name: text,
  summary: described(text, 'One sentence that says what the regime does.'),
  taxDescription: described(text, 'Paragraphs split by \\n; **bold** is allowed.'),
  allowsWriteOffs: described(flag, 'True where tax falls on profit, or on nothing at all.'),
  costsBecause: described(text, 'Which costs count, in words.'),
  requiresIncorporation: flag,
  healthcareType: v.picklist(['Full', 'Basic', 'None']),
  healthcareDescription: text,
  legalStructureType: text,
  legalStructureDescription: text,
  duration: described(text, 'How long the regime lasts, in words.'),
};

const descriptions = Object.fromEntries(
  DESCRIPTION_FIELDS.map((field) => [field, maybe(text, 'What the law takes, in words.')]),
) as Record<DescriptionField, ReturnType<typeof maybe<typeof text>>>;

const guide = closed({
  businessOwnersDescription: text,
  extraSectionTitle: described(optionalText, 'Empty where the guide has no extra section.'),
  extraSectionContent: described(optionalText, 'Paragraphs split by \\n.'),
});

export const regimePermit = closed({
  permit: described(text, 'Id of a permit of the country in data/practical.'),
  check: maybe(text, 'What else must be true, in one sentence; without it, the income decides alone.'),
});

/** The one ordinary regime of a home country, in words: its figures are those of data/law alone. */
export const homeRegime = closed({ ...regimeFields, ...descriptions });

/** What stands on a guide's first screen: at most three reasons, each shorter than a line. */
const fewWords = (description: string) =>
  v.pipe(v.array(v.pipe(text, v.maxLength(40))), v.minLength(1), v.maxLength(3), v.description(description));

/** What makes a person resident who works mostly elsewhere. */
export const residence = closed({
  becomesResident: described(
    v.picklist(['by-days', 'by-registration', 'no']),
    '"no": of a stay that makes nobody resident, which has the condition "stay-only".',
  ),
  mostlyElsewhere: closed({
    possible: described(
      v.picklist(['yes', 'check', 'no']),
      'Whether it is possible with few days: "yes" with `days` of them, "check" with what `because` names.',
    ),
    days: described(v.nullable(whole(0, 366)), 'The fewest; null where no number helps. One of data/days.'),
    noOtherCountryMoreThan: maybe(
      whole(1, 366),
      'The most days a year in any one other country, where no rule of data/days says it.',
    ),
    because: described(text, 'In whole plain sentences, which are said to a person with fewer days.'),
  }),
  source: reference,
  confidence,
});

/** A regime of a destination. */
export const taxRegime = closed({
  ...regimeFields,
  maxIncomeThreshold: amount(
    'Highest yearly income at which the regime applies, inclusive; null means no limit.',
  ),
  ...kindFields,
  taxBrackets: v.nullish(
    described(
      v.array(taxBracket),
      'Brackets of a kind: ascending, without gaps, first from 0, last unbounded, in one currency.',
    ),
    [],
  ),
  lasting: lastingGroup,
  goodFor: fewWords('For whom it is good, in a few words each; `suits` says why.'),
  notFor: fewWords('For whom it is not, in a few words each; `suitsNot` says why.'),
  suits: some(text),
  suitsNot: some(text),
  conditions: maybe(some(condition), 'Who may use it; absent where everybody may.'),
  residence: maybe(residence, 'Where it differs from that of the country.'),
  professions: maybe(professionsGroup, 'Why the law takes more or less of some professions.'),
  permits: maybe(
    some(regimePermit),
    'What opens the regime to people who cannot simply settle in the country; the easiest first.',
  ),
  localLaw: maybe(
    text,
    'Law whose income tax falls on work done in the country, where the regime is for other work; its contributions stay.',
  ),
  programme: maybe(
    closed({ rent: money, oneTimeFee: money }),
    'Of a programme that one applies for: the least rent a year, and what the application costs.',
  ),
  guide,
});
export type RegimeInFile = v.InferOutput<typeof taxRegime>;
export type LastingInFile = RegimeInFile['lasting'];
export type BracketInFile = v.InferOutput<typeof taxBracket>;
