/** What countries go on taking from people who have left: the worked examples of the laws, to the cent, at the command line. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { closeApp } from '../../../data/compiler/app.ts';
import { compileData } from '../../../data/compiler/index.ts';
import { lawFile } from '../../../data/compiler/law/lawFile.ts';
import { PLACES } from '../../../src/catalogue/places.ts';
import { wholeTaxCommand } from '../../../src/commands/tax.ts';
import { OTHER_KINDS } from '../../../src/law/index.ts';
import { leaverTax } from '../../../src/law/otherIncome.ts';
import { LEAVER_KIND_OF } from '../../../src/law/otherIncomeRules.ts';

afterAll(closeApp);

const data = compileData();
const { countries, regimes, treaties } = data.otherIncomes;
const DIR = path.resolve(import.meta.dirname, '../../../data/law');

/** Where people go: countries with many tax treaties, and one that has none with any of these homes. */
const TO = ['bg-freelancer-flat-tax', 'es-autonomo', 'py-foreign-source'];

const EXAMPLES = readdirSync(DIR).flatMap((name) => {
  const slug = name.replace('.json', '');
  const { currency, otherIncome } = v.parse(lawFile, JSON.parse(readFileSync(path.join(DIR, name), 'utf8')));
  return (otherIncome?.leaver?.examples ?? []).map((example, index) => {
    const rule = countries[slug]?.leaver?.rules.find(({ id }) => id === example.rule);
    const to = TO.find((id) => treaties[slug]?.includes(regimes[id]?.country ?? '') === example.treaty);
    if (!rule || !to) throw new Error(`${slug} has no rule "${example.rule}", or nobody goes there.`);
    return { slug, currency, example, rule, to, name: `${slug} ${index + 1}: ${example.amount} ${rule.id}` };
  });
});

/** What the examples of rent take for granted, as a person says it; the work would raise the rate in Switzerland. */
const SAID_OF_A_FLAT: Readonly<Record<string, (rent: number) => Record<string, number>>> = {
  belgium: (rent) => ({ cadastralIncome: rent * 0.1 }),
  netherlands: (rent) => ({ assets: rent / 0.05 }),
  switzerland: () => ({ otherIncome: 0 }),
};

/** A freelancer who has moved from there, with a passport that no rule asks for. */
const CASES = EXAMPLES.map(({ slug, currency, example: { rule: id, amount }, rule, to, name }) => {
  const kind = OTHER_KINDS.find((one) => LEAVER_KIND_OF[one] === rule.kind);
  const home = PLACES.find((place) => place.slug === slug)?.id;
  const situation = { home: { country: home }, citizenships: ['rs'], work: 'freelancer', income: 60_000 };
  const facts = kind === 'rent' ? SAID_OF_A_FLAT[slug]?.(amount) : undefined;
  const income = { kind, amount, from: 'home', rule: id, ...(facts && { facts }) };
  return {
    ...{ id: name, regime: to, years: 1, from: 2026 },
    situation: { ...situation, currency, otherIncome: [income] },
  };
});

const file = path.join(mkdtempSync(path.join(tmpdir(), 'leavers-')), 'cases.json');
writeFileSync(file, JSON.stringify(CASES));
const answers: ReturnType<typeof JSON.parse> = JSON.parse((await wholeTaxCommand(['--cases', file])).stdout);

/** Half a cent may go either way. */
const CENT = 0.0101;

describe('who has left owes at home what the law says', () => {
  test.each(EXAMPLES)(
    '$name',
    { tags: ['other-money-examples', 'other-money-left'] },
    ({ slug, example, rule, name }) => {
      const { amount, treaty, tax, contributions } = example;
      const wanted = tax + contributions;
      const answer = answers.find(({ id }: { readonly id: string }) => id === name);
      expect(answer.error).toBeUndefined();
      const [found] = answer.otherIncome;
      const taken = found.withheld + found.dueAtHome;
      if (rule.isWeak) {
        // With weak sources it is in no amount of a person's: what the law says of it is asked without her.
        expect(answer).toMatchObject({ otherUnsettled: [found.kind], saving: null });
        expect(taken).toBe(0);
        const leaver = countries[slug]?.leaver;
        const owed = leaver && leaverTax(leaver, { rule: rule.id, amount }, treaty, { taxYear: 2026 });
        expect(Math.abs((owed?.tax ?? 0) + (owed?.contributions ?? 0) - wanted)).toBeLessThan(CENT);
        return;
      }
      expect(Math.abs(taken - wanted), `${taken} instead of ${wanted}`).toBeLessThan(CENT);
    },
  );
});
