/** A made-up catalogue of two countries, small enough to read. */
import type { ApiSource } from '../../../src/api/handlers.ts';
import type {
  Country,
  CountryTexts,
  CountryTextsFile,
  RegimeTexts,
  TaxRegime,
} from '../../../src/catalogue/entities.ts';
import type { TaxBracket } from '../../../src/law/index.ts';
import { onlyTax } from '../law/madeUp.ts';

const REGIME: Omit<TaxRegime, 'id' | 'name'> = {
  ...onlyTax('income', 10),
  summary: 'One line.',
  allowsWriteOffs: true,
  requiresIncorporation: false,
  healthcareType: 'Full',
  legalStructureType: 'Sole trader',
  duration: 'Unlimited',
  conditions: [],
  permits: [],
  lasting: null,
};

const REGIME_TEXTS: RegimeTexts = {
  taxDescription: '**Bold** and plain.',
  goodFor: ['Freelancers'],
  notFor: ['Shops'],
  suits: ['Freelancers'],
  suitsNot: [],
  healthcareDescription: 'Public.',
  legalStructureDescription: 'Register.',
  incomeTaxDescription: 'Flat – “simple”.',
  socialContributionDescription: '',
  pensionDescription: '',
  corporateTaxDescription: '',
  dividendTaxDescription: '',
  otherTaxDescription: '',
  lawNames: {},
  lawTotal: 600,
  guide: { businessOwnersDescription: 'Yes.', extraSectionTitle: 'More', extraSectionContent: 'One\nTwo' },
  lastingTexts: {
    thenWords: 'There is no time limit.',
    phases: [],
    changes: [],
    otherReliefs: [],
    costsBecause: 'Costs lower the profit.',
    sources: [{ title: 'Law', publisher: 'State', url: null }],
    confidence: 'high',
  },
};

const COUNTRY_TEXTS: CountryTexts = {
  countryDescription: 'A country.',
  natureDescription: 'Hills.',
  mapSvg: null,
  scenes: [],
  residency: { days: 183, rules: [], permits: [] },
  settling: null,
  sources: [],
};

function country(name: string, slug: string, code: string, regimeIds: readonly string[]): Country {
  return {
    id: slug,
    name,
    code,
    slug,
    region: 'Europe',
    description: `About ${name}.`,
    capital: 'Town',
    population: 1_000_000,
    currency: 'EUR',
    languages: ['English'],
    popularCities: ['Town'],
    timeZone: 'Europe/Berlin',
    qualityOfLife: 60,
    livingCost: 40,
    weatherScore: 4,
    internetSpeed: 100,
    weather: { tempRange: '0–30 °C', icon: 'sunny', seasonalSummary: 'Mild.' },
    headlineRate: '10% flat',
    residencyDays: 183,
    taxYear: 2026,
    reviewed: '2026-01-01',
    taxRegimes: regimeIds.map((id) => ({ ...REGIME, id, name: `Regime ${id}` })),
  };
}

export const BRACKETS: readonly TaxBracket[] = [
  { taxType: 'income', lowerBound: 0, upperBound: 10_000, rate: 0, description: 'Free' },
  { taxType: 'income', lowerBound: 10_000, upperBound: null, rate: 20, description: 'Above' },
];

export const COUNTRIES: readonly Country[] = [
  country('Atlantis', 'atlantis', 'AT', ['atlantis-flat', 'atlantis-bands']),
  country('Île d’Or', 'ile-d-or', 'FR', ['or']),
];

const TEXTS: Readonly<Record<string, CountryTextsFile>> = {
  atlantis: {
    country: COUNTRY_TEXTS,
    regimes: { 'atlantis-flat': REGIME_TEXTS, 'atlantis-bands': REGIME_TEXTS },
    taxBrackets: { 'atlantis-flat': [], 'atlantis-bands': BRACKETS },
  },
  'ile-d-or': { country: COUNTRY_TEXTS, regimes: { or: REGIME_TEXTS }, taxBrackets: {} },
};

export const sampleSource: ApiSource = {
  countries: COUNTRIES,
  release: '2026-11',
  openApi: async () => ({ openapi: '3.1.0' }),
  texts: async (slug) => TEXTS[slug] ?? null,
};
