import type { Rates } from '../money.ts';
import type { CountryFile, LastingInFile, RegimeInFile } from '../schema.ts';
import type { Note } from './notes.ts';
import { checkRegime } from './regime.ts';

/** How long the regimes of a country last: dates, what follows, and rules of other years that are complete. */
export function checkLasting({ id, taxYear, taxRegimes }: CountryFile, rates: Rates): Note[] {
  return taxRegimes.flatMap((regime, index) => {
    const path = `taxRegimes[${index}]`;
    return [
      ...checkEnd(regime, taxYear, `${path}.lasting`),
      ...checkThen(regime, taxRegimes, `${path}.lasting.then`),
      ...checkOverrides(regime, `${path}.lasting`, id, rates),
    ];
  });
}

function checkEnd({ lasting }: RegimeInFile, taxYear: number, path: string): Note[] {
  const firstDay = `${taxYear}-01-01`;
  const notes: Note[] = [];
  if (lasting.until !== undefined && lasting.until < firstDay) {
    notes.push({
      path: `${path}.until`,
      message: `the regime ended on ${lasting.until}; allowed is a day from ${firstDay} on, the tax year of the figures`,
    });
  }
  (lasting.changes ?? []).forEach(({ from, afterYears }, index) => {
    if ((from === undefined) === (afterYears === undefined)) {
      notes.push({ path: `${path}.changes[${index}]`, message: 'allowed is either "from" or "afterYears"' });
    }
    if (from !== undefined && from <= firstDay) {
      notes.push({
        path: `${path}.changes[${index}].from`,
        message: `${from} is not after ${firstDay}: put the change into the regime itself`,
      });
    }
  });
  return notes;
}

/** What follows is another regime of the country, and the chain of what follows ends. */
function checkThen({ id, lasting }: RegimeInFile, regimes: readonly RegimeInFile[], path: string): Note[] {
  if (lasting.then === null) return [];
  if (lasting.years === null && lasting.until === undefined) {
    return [{ path, message: `${id} has no end ("years" or "until"), so nothing follows; allowed is null` }];
  }
  const next = (of: string) => regimes.find((regime) => regime.id === of)?.lasting.then ?? null;
  const seen = [id];
  for (let at: string | null = lasting.then; at !== null; at = next(at)) {
    if (seen.includes(at)) {
      return [
        {
          path,
          message: `what follows leads back: ${[...seen, at].join(' → ')}; allowed is a chain that ends`,
        },
      ];
    }
    seen.push(at);
  }
  if (regimes.some((regime) => regime.id === lasting.then)) return [];
  const others = regimes.map((regime) => regime.id).filter((other) => other !== id);
  return [
    {
      path,
      message: `"${lasting.then}" is no regime of this file; allowed are ${others.join(', ')} or null`,
    },
  ];
}

type Override = Pick<LastingInFile['phases'][number], 'rules' | 'brackets'>;

/** The regime with the rules of other years is as complete as a regime has to be. */
function checkOverrides(regime: RegimeInFile, path: string, countryId: string, rates: Rates): Note[] {
  const known = new Set(checkRegime(regime, '', countryId, rates).map(({ message }) => message));
  const { phases, changes = [], otherReliefs = [] } = regime.lasting;
  const all = Object.entries({ phases, changes, otherReliefs }).flatMap(([list, overrides]) =>
    (overrides as readonly Override[]).map((override, index) => ({
      override,
      at: `${path}.${list}[${index}]`,
      inWords: list === 'otherReliefs',
    })),
  );
  return all.flatMap(({ override, at, inWords }) => {
    const { rules, brackets = [] } = override;
    if (Object.keys(rules).length === 0 && brackets.length === 0) {
      // A relief that cannot be modelled is still told in words.
      if (inWords) return [];
      return [{ path: at, message: 'changes nothing; give "rules" or "brackets"' }];
    }
    const replaced = new Set(brackets.map(({ taxType }) => taxType));
    const rest = regime.taxBrackets.filter(({ taxType }) => !replaced.has(taxType));
    const merged = { ...regime, ...rules, taxBrackets: [...brackets, ...rest] };
    return checkRegime(merged, at, countryId, rates)
      .filter(({ message }) => !known.has(message))
      .map((note) => ({
        ...note,
        path: note.path
          .replace('.taxBrackets', '.brackets')
          .replace(/\.([a-z]\w+)$/i, (end, field) => (field in rules ? `.rules.${field}` : end)),
      }));
  });
}
