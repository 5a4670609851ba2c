import { TAX_KINDS, type TaxKind } from '../../../src/tax/index.ts';
import { KIND_FIELDS } from '../kinds.ts';
import type { AnyRegimeInFile } from '../schema.ts';
import type { Note } from './notes.ts';

/** Costs reduce kinds that the regime has, each in one way. */
export function checkCosts(regime: AnyRegimeInFile, path: string): Note[] {
  const named = [
    ...regime.costsReduce.map((kind, index) => ({ kind, path: `${path}.costsReduce[${index}]` })),
    ...(['costsAbove', 'costsReduceAbove'] as const).flatMap((field) =>
      (regime[field]?.kinds ?? []).map((kind, index) => ({ kind, path: `${path}.${field}.kinds[${index}]` })),
    ),
  ];
  const steps = (regime.stepsOnTurnover ?? []).map((kind, index) => ({
    kind,
    path: `${path}.stepsOnTurnover[${index}]`,
  }));
  // A kind that a later year brings (a regime that is free of tax until then) may be named as well.
  const later = 'lasting' in regime ? (regime.lasting.changes ?? []) : [];
  const applies = (kind: TaxKind) =>
    [regime, ...later.map(({ rules }) => rules)].some((rules) => rules[KIND_FIELDS[kind].has] === true);
  return [
    ...[...named, ...steps]
      .filter(({ kind }) => !applies(kind))
      .map(({ kind, path: at }) => ({
        path: at,
        message: `${regime.id} has no ${kind}; allowed are ${TAX_KINDS.filter(applies).join(', ') || 'none'}`,
      })),
    ...named
      .filter(({ kind }, index) => named.findIndex((other) => other.kind === kind) !== index)
      .map(({ kind, path: at }) => ({
        path: at,
        message: `${kind} is named twice; allowed is one way for each kind`,
      })),
    ...steps
      .filter(({ kind }) => named.every((other) => other.kind !== kind))
      .map(({ kind, path: at }) => ({
        path: at,
        message: `no costs reduce ${kind}; name it in costsReduce first`,
      })),
  ];
}
