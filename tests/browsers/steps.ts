/** What the smoke suite does in a page and expects of it: presses, columns, and amounts as the tax engine has them. */
import type { DataSource } from '../../src/build/host/dataSource.ts';
import { formatMoney } from '../../src/catalogue/format.ts';
import { assess, scheduleOf } from '../../src/law/index.ts';
import { type EnginePage, type Place, until } from './enginePage.ts';

export const TABLE = 'main table';
export const COLUMNS = '//main//table//a[starts-with(normalize-space(), "View Tax Calculator")]';

/** One that can be pressed: a press of a disabled one is lost, and no driver says so. */
export const button = (name: string): Place => `//button[normalize-space()="${name}" and not(@disabled)]`;

export function comparison(url: string, ids: readonly string[], income: number): string {
  return `${url}/compare?tax_regime_ids=${ids.join(',')}&income=${income}`;
}

/** Opens an address and waits until the app has taken the page over: a press before that moment would be lost. */
export async function open(page: EnginePage, url: string): Promise<void> {
  await page.open(url);
  await takenOver(page);
}

export async function reload(page: EnginePage): Promise<void> {
  await page.reload();
  await takenOver(page);
}

export async function takenOver(page: EnginePage): Promise<void> {
  const isOver =
    'document.readyState === "complete" && !document.querySelector("#root[data-path], [data-awaited]")';
  await until('the app takes the page over', () => page.evaluate<boolean>(isOver));
}

export async function click(page: EnginePage, place: Place): Promise<void> {
  await until(`${place} is there`, async () => (await page.count(place)) > 0);
  await page.click(place).catch((error: Error) => {
    throw new Error(`${place} cannot be pressed: ${error.message}`);
  });
}

export async function resume(page: EnginePage, source: DataSource, ids: readonly string[], income: number) {
  const offer = button('Resume your last comparison');
  await click(page, offer);
  await expectComparison(page, source, ids, income);
}

export async function expectComparison(
  page: EnginePage,
  source: DataSource,
  ids: readonly string[],
  income: number,
): Promise<void> {
  await until(`${ids.length} columns`, async () => (await page.count(COLUMNS)) === ids.length);
  await expectTexts(
    page,
    TABLE,
    ids.flatMap((id) => [regimeOf(source, id).regime.name, totalOf(source, id, income)]),
  );
}

/** @param before is done each time before the place is read */
export async function expectTexts(
  page: EnginePage,
  place: Place,
  texts: readonly string[],
  before?: () => Promise<unknown>,
): Promise<void> {
  await until(`${place} says ${texts.join(', ')}`, async () => {
    await before?.();
    const text = (await page.text(place)) ?? '';
    return texts.every((one) => text.includes(one));
  });
}

export function expectSame(what: string, value: unknown, expected: unknown): void {
  if (value !== expected) throw new Error(`${what}: ${value} instead of ${expected}`);
}

export function regimeOf(source: DataSource, id: string) {
  const regime = source.countries.flatMap(({ taxRegimes }) => taxRegimes).find((one) => one.id === id);
  if (!regime) throw new Error(`The data have no regime ${id}.`);
  return { regime };
}

export function firstOf(source: DataSource, slug: string): string {
  return source.countries.find((country) => country.slug === slug)?.taxRegimes[0]?.id ?? '';
}

/** The yearly tax as the page writes it. */
export function totalOf(source: DataSource, id: string, income: number): string {
  const schedule = scheduleOf(regimeOf(source, id).regime, source.taxBrackets[id] ?? []);
  return formatMoney(assess(schedule, income).total);
}
