/**
 * The entities of the product as the API answers them.
 * All money is in US dollars per year; the amounts in the currency of the law stand beside it, in `statutory`.
 */

import type {
  BracketFigures,
  Certainty,
  DescriptionField,
  Lasting,
  LastingTexts,
  Reference,
  TaxBracket,
  TaxKind,
  TaxRules,
} from '../law/index.ts';

export type { Certainty, Reference } from '../law/index.ts';

import type { Condition, RegimePermit } from './conditions.ts';
import type { ProfessionTexts } from './professions.ts';

type HealthcareType = 'Full' | 'Basic' | 'None';
export type WeatherIcon = 'sunny' | 'partly-cloudy' | 'cloudy' | 'tropical' | 'desert' | 'snowy';
type Region = 'Europe' | 'North America' | 'South America' | 'Asia' | 'Africa' | 'Oceania';

/** A regime as lists, comparisons and rankings need it: figures, flags and a one-line summary. */
export interface TaxRegime extends TaxRules {
  readonly id: string;
  readonly name: string;
  /** One sentence that says what the regime does. */
  readonly summary: string;
  /** True where tax falls on profit (costs count) or on nothing at all. */
  readonly allowsWriteOffs: boolean;
  readonly requiresIncorporation: boolean;
  readonly healthcareType: HealthcareType;
  readonly legalStructureType: string;
  /** How long the regime lasts, in words. */
  readonly duration: string;
  /** Who may use it; empty where everybody may. Where each is from comes with the guide, in the same order. */
  readonly conditions: readonly Condition[];
  /** The permits that open it to people who cannot simply settle there, the easiest first. */
  readonly permits: readonly RegimePermit[];
  /** Null where it has no end and always the same rules. */
  readonly lasting: Lasting | null;
}

/** Whom a scheme beside the listed ones is for: employees, some of those who work for themselves, people at home there. */
export const SCHEME_READERS = ['payroll', 'invoices', 'residents'] as const;
type SchemeReader = (typeof SCHEME_READERS)[number];

/**
 * A scheme that stands in no specified list: its figures are the law's alone, and it is shown to people whom it is for.
 * Its rates are 0; `hasIncomeTax` and the like say which lines its law has.
 */
export interface Scheme extends TaxRegime {
  readonly for: readonly SchemeReader[];
  /** Of a wage. */
  readonly employerPays?: EmployerPays;
  /** Lines that go into an account in the employee's own name: they are paid, and stay the employee's. */
  readonly ownSavings: readonly TaxKind[];
}

/** Who pays contributions on a wage from abroad: an employer that registers, the employee both parts, or nobody. */
export type EmployerPays = 'registers' | 'employee-instead' | 'nobody';

/** What the page of a scheme says beside its figures. */
export interface SchemeTexts extends Pick<Scheme, 'for' | 'name' | 'summary'> {
  /** What the values of its law are called. */
  readonly lawNames: Readonly<Record<string, string>>;
  readonly title: string;
  readonly taxDescription: string;
  readonly employer?: {
    readonly pays: EmployerPays;
    readonly text: string;
    readonly risk?: { readonly level: 'low' | 'medium' | 'high'; readonly text: string };
  };
  readonly notes: readonly string[];
  readonly sources: readonly Reference[];
  readonly confidence: Certainty;
}

interface Weather {
  readonly tempRange: string;
  readonly icon: WeatherIcon;
  readonly seasonalSummary: string;
}

/** A country as `/api/countries` answers it. */
export interface Country {
  readonly id: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2, upper case; picks the flag. */
  readonly code: string;
  readonly slug: string;
  readonly region: Region;
  readonly description: string;
  readonly capital: string;
  readonly population: number;
  readonly currency: string;
  readonly languages: readonly string[];
  readonly popularCities: readonly string[];
  /** IANA time zone. */
  readonly timeZone: string;
  /** 0–100, higher is better. */
  readonly qualityOfLife: number;
  /** 0–100, higher is dearer. */
  readonly livingCost: number;
  /** 0–5. */
  readonly weatherScore: number;
  /** Mbps. */
  readonly internetSpeed: number;
  readonly weather: Weather;
  /** The rate shown on cards, e.g. "10% flat". */
  readonly headlineRate: string;
  readonly taxYear: number;
  /** ISO date of the last review of the figures. */
  readonly reviewed: string;
  /** Days of presence a year that make a person tax resident. */
  readonly residencyDays: number;
  readonly taxRegimes: readonly TaxRegime[];
}

export interface Guide {
  readonly businessOwnersDescription: string;
  readonly extraSectionTitle: string;
  /** Paragraphs split by newline. */
  readonly extraSectionContent: string;
}

export interface Citation {
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  readonly supports: string;
}

/** Who publishes a source: a state or one of its offices; or advisers, publishers and the press. */
export const SOURCE_KINDS = ['official', 'professional'] as const;
type SourceKind = (typeof SOURCE_KINDS)[number];

/** What a figure of a destination rests on. */
export interface Source extends Citation {
  readonly kind: SourceKind;
  /** Ids of regimes and kinds of tax that it speaks of; see `sourcesOf`. */
  readonly about: readonly string[];
}

interface Scene {
  readonly caption: string;
  readonly alt: string;
  /** Which part of a cover stays where a banner shows a strip of it; the upper middle where absent. */
  readonly focus?: 'middle' | 'low';
}

interface ResidencyRules {
  /** Days of presence a year that make a person tax resident. */
  readonly days: number;
  readonly rules: readonly string[];
  readonly permits: readonly string[];
}

/** What a programme that one applies for asks beside its tax, USD. */
export interface Programme {
  /** The least rent a year. */
  readonly rent: number;
  readonly oneTimeFee: number;
}

/** What a guide says of a condition beside its figures. */
export interface NotedCondition extends Pick<Condition, 'because'> {
  readonly fits: Condition['unmet'];
  /** Id of the country's regime that applies where it is not met. */
  readonly instead?: string;
}

/** Where a condition was found, and how sure it is. */
export interface ConditionSource {
  readonly source: Reference;
  readonly confidence: Certainty;
}

/** The long texts of a regime, answered with the country guide only. */
export interface RegimeTexts extends Readonly<Record<DescriptionField, string>> {
  readonly taxDescription: string;
  /** For whom it is good and for whom not, in a few words each; at most three. */
  readonly goodFor: readonly string[];
  readonly notFor: readonly string[];
  /** The same in sentences, with the reasons. */
  readonly suits: readonly string[];
  readonly suitsNot: readonly string[];
  readonly healthcareDescription: string;
  readonly legalStructureDescription: string;
  readonly guide: Guide;
  /** Total of the law's estimate in USD at the income with which guides open, for somebody who has said nothing. */
  readonly lawTotal: number;
  readonly lastingTexts: LastingTexts;
  /** What the values of its law are called, by their names in it. */
  readonly lawNames: Readonly<Record<string, string>>;
  readonly programme?: Programme;
  /** What work done in the country itself is taxed as, where the regime is for other work. */
  readonly workHere?: NotedCondition;
  /** Income tax of such work, where none of the country's regimes is about it; the regime's contributions stay. */
  readonly localRates?: readonly BracketFigures[];
  /** Conditions that apply to everyone who uses the regime, and citizenships that it is closed to. */
  readonly checks?: readonly NotedCondition[];
  /** Why professions pay differently; absent where the law makes no difference. */
  readonly professionTexts?: ProfessionTexts;
  /** In the order of the regime's conditions; null where the sources of the country say it. */
  readonly conditionSources?: readonly (ConditionSource | null)[];
}

/** For how many months a permit is valid, as far as that is known. */
export interface PermitMonths {
  /** At first; null where it has no end. */
  readonly first?: number | { readonly from?: number | undefined; readonly to: number } | null | undefined;
  /** After which it ends for good, renewals counted; absent where it goes on. */
  readonly longest?: number | undefined;
  /** 'permanent': it is followed by one without an end. */
  readonly renewable?: boolean | 'permanent' | undefined;
}

/** What settling in a country takes, in short; the whole of it is in `Practical`. */
interface Settling {
  readonly permits: readonly {
    readonly id: string;
    readonly name: string;
    readonly for: 'eu' | 'non-eu' | 'all';
    readonly also?: readonly string[] | undefined;
    /** USD per year; null where there is none, or none in a figure. */
    readonly minIncome: number | null;
    readonly validity: string | null;
    readonly months: PermitMonths;
  }[];
  /** Whether a permit asks for private insurance. */
  readonly privateInsurance: boolean;
  /** What keeping a regime going costs, USD per year, by its id. */
  readonly runningCosts: Readonly<Record<string, number>>;
}

/** The long texts of a country, answered with the country guide only. */
export interface CountryTexts {
  readonly countryDescription: string;
  readonly natureDescription: string;
  /** Inline SVG of the country with its cities; null hides the map. */
  readonly mapSvg: string | null;
  /** The hero first, then the four gallery scenes. */
  readonly scenes: readonly Scene[];
  readonly residency: ResidencyRules;
  /** Null where nothing is known. */
  readonly settling: Settling | null;
  readonly sources: readonly Source[];
}

/** A regime as `/api/country-guides/{slug}` answers it: with its brackets and texts. */
export interface GuideRegime extends Omit<TaxRegime, DescriptionField>, RegimeTexts {
  readonly taxBrackets: readonly TaxBracket[];
  /** Of a scheme that stands in no list, what is written about it. */
  readonly told?: SchemeTexts;
}

/** A country as `/api/country-guides/{slug}` answers it. */
export interface CountryGuide extends Omit<Country, 'taxRegimes'>, CountryTexts {
  readonly taxRegimes: readonly GuideRegime[];
}

/** One country's long texts as they are stored beside the catalogue. */
export interface CountryTextsFile {
  readonly country: CountryTexts;
  /** By regime id. */
  readonly regimes: Readonly<Record<string, RegimeTexts>>;
  /** Brackets with what is written beside them, by regime id. */
  readonly taxBrackets: Readonly<Record<string, readonly TaxBracket[]>>;
}
