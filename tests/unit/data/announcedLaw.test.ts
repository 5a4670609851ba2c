/** What is law or before a parliament for 2027 and later, and has to be among the changes and the texts of leaving. */
import { changes } from 'virtual:lowtide/changes';
import { expect, it, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';

const changeOf = (id: string) => changes.find((change) => change.id === id);

it.each([
  ['2027-wealth-tax-above-huf-1-billion', '2027-01-01', 'proposed'],
  ['2027-vat-free-limit-huf-22-million', '2027-01-01', 'enacted'],
  ['2028-electronic-invoices-between-businesses', '2028-10-06', 'enacted'],
])('%s', (id, date, status) => {
  expect(changeOf(id)).toMatchObject({ date, status });
});

test('Hungary: the minimum wage of 2027 is not that of the agreement of 2024', () => {
  expect(changeOf('2027-minimum-wage-of-2027-still-open')?.text).toContain('below HUF 355,080');
});

test('Malta: a second step of the bands for parents that no source calls law changes no family’s figure', () => {
  const step = changeOf('2027-second-step-of-the-parents-bands');
  expect(step).toMatchObject({ date: '2027-01-01', status: 'proposed' });
  const { laws, households } = compileData();
  const household = { hasPartner: true, married: true, partner: 0, children: [4, 9], from: null };
  const method = lawMethod({ ...laws, households }, { household });
  const changeIn = (year: number) => {
    const of = { regimeId: 'mt-wage', year };
    const effects = method.ask(of)?.householdAt(60_000, 0)?.effects;
    return effects?.find(({ id }) => id === 'children-scale')?.amount;
  };
  expect(changeIn(2026)).toBeLessThan(-1_000);
  expect(changeIn(2027)).toBe(changeIn(2026));
});

test('Australia and Sweden: what changes for people who leave', () => {
  const { leaving } = compileData();
  expect(leaving.au?.exitTax.text).toContain('1 July 2027');
  expect(leaving.se?.daysBack.text).toContain('160 nights');
});
