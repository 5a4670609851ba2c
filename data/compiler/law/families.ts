/** What families change in the schemes of all countries, and what guides say of it. */
import type { FamilyTexts } from '../../../src/catalogue/householdAnswer.ts';
import type { CountryEffects, Households, SchemeEffects } from '../../../src/law/familyProgram.ts';
import type { ParsedData } from '../read.ts';
import type { FamiliesInFile } from './familiesFile.ts';
import { compileFamily } from './familyProgram.ts';
import type { LawFile } from './lawFile.ts';

type Law = Pick<ParsedData, 'law'>;

function familiesIn({ law }: Law): (readonly [slug: string, file: LawFile, families: FamiliesInFile])[] {
  return Object.entries(law).flatMap(([slug, file]) =>
    file.families ? [[slug, file, file.families] as const] : [],
  );
}

/** @throws FormulaError that names the scheme and the value or effect whose formula cannot be read */
export function compileFamilies(data: Law): Households {
  const all = familiesIn(data);
  return {
    countries: Object.fromEntries(all.map(([slug, , families]) => [slug, effectsOf(families)])),
    regimes: Object.fromEntries(all.flatMap(([slug, file]) => regimesOf(slug, file))),
  };
}

function effectsOf({ effects }: FamiliesInFile): CountryEffects {
  const all = Object.entries(effects);
  return {
    effects: Object.fromEntries(all.map(([id, { kind, name }]) => [id, { kind, name }])),
    asking: all.flatMap(([id, { asks }]) => (asks === undefined ? [] : [id])),
  };
}

function regimesOf(slug: string, file: LawFile): (readonly [id: string, regime: SchemeEffects])[] {
  return Object.entries(file.families?.regimes ?? {}).flatMap(([id, { effects, benefitsAlone = false }]) => {
    const law = file.regimes[id];
    if (!law) return [];
    return [[id, { country: slug, effects, family: compileFamily(id, file, law), benefitsAlone }] as const];
  });
}

/** What guides say of families, by the country's slug. */
export function familyTexts(data: Law): Record<string, FamilyTexts> {
  return Object.fromEntries(
    familiesIn(data).map(([slug, , { partner, cover, effects, regimes }]) => {
      const texts = {
        country: slug,
        partner: partner.text,
        cover,
        effects: Object.entries(effects).map(([id, { name, kind, when, text, newcomers, asks }]) => ({
          ...{ id, name, kind, when, text, newcomers: newcomers.text, asks: asks !== undefined },
        })),
        regimes: Object.fromEntries(
          Object.entries(regimes).map(([id, { effects: own, why = null }]) => [id, { effects: own, why }]),
        ),
      };
      return [slug, texts];
    }),
  );
}
