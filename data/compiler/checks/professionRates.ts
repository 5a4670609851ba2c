/** What the schema cannot say about rates by profession. */
import type { Profession } from '../../../src/catalogue/professions.ts';
import { isMoneyObject } from '../../../src/tax/index.ts';
import { type Note, note } from '../problems.ts';
import { inUnitOf, isSame, movedFields, professionsOf, valueAt, variantOf } from '../professionRates.ts';
import type { ConditionInFile } from '../schema/conditions.ts';
import type { CountryFile, RegimeInFile } from '../schema.ts';
import { checkBrackets } from './regime.ts';

/** What is wrong with the rates by profession of a country's regimes. */
export function checkProfessionRates({ taxRegimes }: CountryFile): Note[] {
  return taxRegimes.flatMap((regime, index) => {
    const path = `taxRegimes[${index}].rateByProfession`;
    if (!regime.rateByProfession) return [];
    const fields = checkFields(regime, path);
    // Without the fields, nothing else can be calculated.
    if (fields.length > 0) return fields;
    return [
      ...checkValues(regime, path),
      ...checkYears(regime, path),
      ...checkVariants(regime, path),
      ...checkConditions(regime, taxRegimes, `taxRegimes[${index}].conditions`),
    ];
  });
}

/** The fields are those of the regime, and say what `base` says. */
function checkFields(regime: RegimeInFile, path: string): Note[] {
  const rates = regime.rateByProfession as NonNullable<RegimeInFile['rateByProfession']>;
  const own = { rules: regime, brackets: regime.taxBrackets };
  return movedFields(rates).flatMap(({ path: name, field }, index) => {
    const at = index === 0 ? `${path}.field` : `${path}.also[${index - 1}].field`;
    const said = valueAt(field, own);
    if (typeof said !== 'number' && !isMoneyObject(said)) {
      return [note(at, `${regime.id} has no figure in "${name}"; name a field that it sets`)];
    }
    if (isMoneyObject(said) && Object.keys(said).length > 1) {
      return [note(at, `"${name}" is pinned to dollars; allowed is a field without them`)];
    }
    const isLike = index === 0 || 'same' in (rates.also?.[index - 1] ?? {});
    if (!isLike || isSame(said, rates.base)) return [];
    return [
      note(
        index === 0 ? `${path}.base` : at,
        `"${name}" says ${JSON.stringify(said)}; allowed is the same as "base", ${JSON.stringify(rates.base)}`,
      ),
    ];
  });
}

function checkValues(regime: RegimeInFile, path: string): Note[] {
  const {
    base,
    assumes,
    values,
    statutory,
    also = [],
    ...rates
  } = regime.rateByProfession as NonNullable<RegimeInFile['rateByProfession']>;
  const known = professionsOf(regime);
  const strangers = (part: string, named: readonly string[]): Note[] =>
    named
      .filter((name) => !known.some((id) => id === name))
      .map((name) => note(`${path}.${part}`, `"${name}" has no entry in "values"; give it one`));
  return [
    ...assumes
      .filter((id) => values[id] !== undefined && !isSame(inUnitOf(base, values[id]), base))
      .map((id) =>
        note(
          `${path}.assumes`,
          `the regime's own figure is said to be right for ${id}, but "values" has ${values[id]}`,
        ),
      ),
    ...(statutory
      ? known
          .filter((id) => statutory[id] === undefined)
          .map((id) => note(`${path}.statutory`, `${id} is missing; "values" has it`))
      : []),
    ...strangers('statutory', Object.keys(statutory ?? {})),
    ...also.flatMap((one, index) =>
      'values' in one ? strangers(`also[${index}].values`, Object.keys(one.values)) : [],
    ),
    ...(rates.brackets ?? []).flatMap(({ professions }, index) =>
      strangers(`brackets[${index}].professions`, professions),
    ),
    ...(rates.years ?? []).flatMap(({ professions }, index) =>
      strangers(`years[${index}].professions`, professions),
    ),
  ];
}

/** Years whose figure is another than the regime's own say what it is for a profession that differs. */
function checkYears(regime: RegimeInFile, path: string): Note[] {
  const rates = regime.rateByProfession as NonNullable<RegimeInFile['rateByProfession']>;
  const own = { rules: regime, brackets: regime.taxBrackets };
  const { phases, changes = [] } = regime.lasting;
  const lists = { phases, changes };
  const tooLong = (rates.years ?? []).flatMap((years, index) =>
    (['phases', 'changes'] as const)
      .filter((list) => (years[list]?.length ?? 0) > lists[list].length)
      .map((list) =>
        note(
          `${path}.years[${index}].${list}`,
          `"lasting" has ${lists[list].length} ${list}; allowed are no more`,
        ),
      ),
  );
  const unsaid = professionsOf(regime)
    .filter((id) => !rates.years?.some(({ professions }) => professions.includes(id)))
    .flatMap((id) =>
      movedFields(rates).flatMap(({ path: name, field, values }): Note[] => {
        const base = valueAt(field, own);
        const value = values[id];
        if (value === undefined || isSame(inUnitOf(base, value), base)) return [];
        const others = [...phases, ...changes].filter((override) => {
          const said = valueAt(field, override);
          return said !== undefined && said !== null && !isSame(said, base);
        });
        if (others.length === 0) return [];
        return [
          note(
            `${path}.years`,
            `${id} has another "${name}", and so have some years in "lasting"; say what those are for ${id}`,
          ),
        ];
      }),
    );
  return [...tooLong, ...unsaid];
}

/** The brackets of each profession are complete, and say what its values say. */
function checkVariants(regime: RegimeInFile, path: string): Note[] {
  const rates = regime.rateByProfession as NonNullable<RegimeInFile['rateByProfession']>;
  return professionsOf(regime).flatMap((id) => {
    const variant = variantOf(regime, id);
    const at = rates.brackets?.findIndex(({ professions }) => professions.includes(id)) ?? -1;
    const where = at < 0 ? `${path}.values.${id}` : `${path}.brackets[${at}]`;
    const broken = checkBrackets(variant, '').map(({ message }) => note(where, message));
    const own = { rules: variant, brackets: variant.taxBrackets };
    const other = movedFields(rates).flatMap(({ path: name, field, values }) => {
      const base = valueAt(field, { rules: regime, brackets: regime.taxBrackets });
      const value = values[id];
      const said = valueAt(field, own);
      if (value === undefined || isSame(said, inUnitOf(base, value))) return [];
      return [
        note(where, `"${name}" says ${JSON.stringify(said)} for ${id}, "values" ${value}; both must agree`),
      ];
    });
    return [...broken, ...other];
  });
}

/** A regime that has a figure for a profession is open to it, unless another one is made for it. */
function checkConditions(regime: RegimeInFile, all: readonly RegimeInFile[], path: string): Note[] {
  const isMadeFor = (id: string | undefined, profession: Profession) =>
    all.some((one) => one.id === id && one.conditions?.some((condition) => fits(condition, profession)));
  return (regime.conditions ?? []).flatMap((condition, index) => {
    if (condition.type !== 'profession') return [];
    return professionsOf(regime)
      .filter((id) => condition.no.includes(id) && !isMadeFor(condition.otherwise, id))
      .map((id) =>
        note(
          `${path}[${index}].no`,
          `"rateByProfession" has a figure for ${id}, so the regime is open to it; allowed are "fits" and "check", or "otherwise" with a regime made for it`,
        ),
      );
  });
}

function fits(condition: ConditionInFile, profession: Profession): boolean {
  return condition.type === 'profession' && condition.fits.includes(profession);
}
