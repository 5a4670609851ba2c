import { isMoneyObject } from '../../../src/law/index.ts';

/** Every money value with a currency inside a part of a file, with its JSON path. */
export function statutoryAmounts(part: unknown, path = ''): { path: string; currency: string }[] {
  if (typeof part !== 'object' || part === null) return [];
  if (isMoneyObject(part)) return Object.keys(part).map((currency) => ({ path, currency }));
  if (Array.isArray(part)) return part.flatMap((item, index) => statutoryAmounts(item, `${path}[${index}]`));
  return Object.entries(part).flatMap(([key, value]) =>
    statutoryAmounts(value, path === '' ? key : `${path}.${key}`),
  );
}
