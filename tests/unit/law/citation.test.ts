/** A cited answer can be worked out again from its file alone, and is told when the law says something else. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { engineLaws } from '../../../data/compiler/engineLaws.ts';
import { compileData } from '../../../data/compiler/index.ts';
import { citedNow } from '../../../src/assess/cite.ts';
import { citedIn } from '../../../src/catalogue/citedAddress.ts';
import { answer as answerTo, taxCommand } from '../../../src/commands/tax.ts';
import { assess } from '../../../src/law/answer.ts';
import { type Citation, readCitation, verify } from '../../../src/law/citation.ts';
import { figuresInLink } from '../../../src/situation/address.ts';
import { figuresOf } from '../../../src/situation/figures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lowtide-cited-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ASKED = ['mt-res-non-dom', '--income', '70000', '--currency', 'EUR', '--costs', '10%'];
const cited = (...more: string[]): Citation =>
  JSON.parse(taxCommand([...ASKED, '--cite', ...more]).stdout) as Citation;

function verified(content: unknown) {
  const file = path.join(folder, 'answer.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return taxCommand(['--verify', file]);
}

/** A copy with another value of a figure of its law. */
function withFigure(citation: Citation, name: string, value: number): Citation {
  const copy = structuredClone(citation);
  const figure = copy.law.regimes['mt-res-non-dom']?.program.figures.find((one) => one.name === name);
  if (figure) Object.assign(figure.in[0] ?? {}, { is: value });
  return copy;
}

test('a file has question, answer, law, rates and release, and its law answers its question to the cent', () => {
  const citation = cited();
  expect(citation.question).toMatchObject({
    regime: 'mt-res-non-dom',
    income: 70_000,
    costs: { percent: 10 },
  });
  expect(Object.keys(citation.law.regimes)).toEqual(['mt-res-non-dom']);
  expect(Object.keys(citation.law.rates)).toEqual(['EUR']);
  expect(JSON.parse(JSON.stringify(assess(citation.law, citation.question)))).toEqual(citation.answer);
});

test('its text and its address name the tax year, the release and the amount', () => {
  const { text, address, answer } = cited();
  expect(text).toMatch(
    /^Malta, .+ Of €70,000\.00 in the tax year \d{4}, with costs of €7,000\.00, you pay €/,
  );
  expect(text).toContain(`release ${answer.release}`);
  const query = new URL(address).searchParams;
  expect([query.get('year'), query.get('data'), query.get('total')]).toEqual([
    String(answer.year),
    answer.release,
    answer.total.toFixed(2),
  ]);
});

describe('other money', () => {
  const money = ['--income', '60000', '--currency', 'EUR'];
  const spain = ['es-autonomo', ...money];
  const of = (kind: string) => ['--other-income', JSON.stringify([{ kind, amount: 10_000, from: 'abroad' }])];

  test('is in the cited answer as in any other, holds in the file, and on the page that it opens', {
    tags: 'other-money-every-door',
  }, async () => {
    const citation: Citation = JSON.parse(taxCommand([...spain, ...of('dividends'), '--cite']).stdout);
    const { otherTotal, total, kept } = JSON.parse(answerTo([...spain, ...of('dividends'), '--json']));
    expect(otherTotal).toBeGreaterThan(0);
    expect(citation.answer).toMatchObject({ otherAmount: 10_000 });
    expect(citation.answer.otherTotal).toBeCloseTo(otherTotal, 6);
    expect(citation.answer.total).toBeCloseTo(total, 6);
    expect(citation.answer.kept).toBeCloseTo(kept, 6);
    expect(verified(citation).status).toBe(0);
    const { search, searchParams } = new URL(citation.address);
    const country = compileData().countries.find(({ id }) => id === 'es');
    const regime = country?.taxRegimes.find(({ id }) => id === 'es-autonomo');
    const asked = citedIn(searchParams);
    if (!country || !regime || !asked) throw new Error(`${citation.address} cites nothing.`);
    const now = await citedNow({ country, regime }, figuresOf(figuresInLink(search), 0, 2026), asked);
    expect(now.holds).toBe(true);
    expect(now.answer.otherTotal).toBeCloseTo(otherTotal, 2);
  });

  test('of which too little is known is refused in a sentence', () => {
    const { status, stdout, stderr } = taxCommand(['me-digital-nomad', ...money, ...of('crypto'), '--cite']);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Too little is known there of gains on crypto: leave it out beside --cite.');
  });
});

describe('--verify', () => {
  test('ends with 0 and a sentence where the answer holds', () => {
    const { status, stdout } = verified(cited());
    expect(stdout).toMatch(/^It holds: €[\d,.]+ in the tax year \d{4}, .+\.\n$/);
    expect(status).toBe(0);
  });

  test('ends with 1 and says what differs where the answer was changed by hand', () => {
    const citation = cited();
    const { status, stdout } = verified({ ...citation, answer: { ...citation.answer, total: 1 } });
    expect(status).toBe(1);
    expect(stdout).toContain('does not follow from the law in the file');
    expect(stdout).toMatch(/Total: €1\.00, now €/);
  });

  test('ends with 1 where the law in the file is not that of its release', () => {
    const forged = withFigure(cited(), 'minimumTax', 100);
    const answer = assess(forged.law, forged.question);
    const { status, stdout } = verified({ ...forged, answer });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^The law in the file is not that of release /);
    expect(stdout).toContain('Minimum tax: €100, now €5,000');
  });

  test.each(['no JSON', {}, [], { citation: 1 }, { ...cited(), law: {} }, { ...cited(), citation: 2 }])(
    'ends with 2 for a file that is none: %#',
    (content) => {
      const { status, stderr } = verified(content);
      expect(status).toBe(2);
      expect(stderr).toContain('holds no cited answer');
    },
  );

  test('ends with 2 where the law in the file is broken, and where the file is not there', () => {
    const broken = structuredClone(cited());
    const own = broken.law.regimes['mt-res-non-dom'];
    if (own) Object.assign(own.program, { given: [] });
    expect(verified(broken).status).toBe(2);
    expect(taxCommand(['--verify', path.join(folder, 'gone.json')]).status).toBe(2);
  });
});

test('a law that has changed since is told by its figures', () => {
  const citation = cited();
  const data = compileData();
  const now = engineLaws(data.laws, data.exchangeRates.rates, '2031-01');
  expect(verify(citation, now)).toMatchObject({ holds: true, figures: [], isOtherwise: false });
  const before = withFigure(citation, 'minimumTax', 4_000);
  const old = { ...before, answer: assess(before.law, before.question) };
  const verdict = verify(old, now);
  expect(verdict).toMatchObject({ holds: false, own: [], isOtherwise: false });
  expect(verdict.figures).toEqual([{ name: 'minimumTax', before: 4_000, now: 5_000 }]);
  expect(verdict.since.map(({ name }) => name)).toEqual(['income', 'total', 'kept']);
});

describe('an answer that was cited on 26 November 2026, as its file was written then', () => {
  test.each(['maltaOneYear', 'bulgariaStay', 'hungaryFamily'])(
    '%s follows from its law, which is that of its release',
    (name) => {
      const file = path.join(import.meta.dirname, 'cited', `${name}.json`);
      const citation = readCitation(JSON.parse(readFileSync(file, 'utf8')));
      if (!citation) throw new Error(`${name} is no citation.`);
      expect(citation.law.release).toBe('2026-11-26');
      expect(verify(citation)).toMatchObject({ holds: true, own: [] });
      expect(taxCommand(['--verify', file]).stdout).toMatch(/^It (?:holds|follows from the law in the file)/);
    },
  );

  test('a family counts in it as its file said then, to the cent', () => {
    const file = path.join(import.meta.dirname, 'cited/hungaryFamily.json');
    const citation = readCitation(JSON.parse(readFileSync(file, 'utf8'))) as Citation;
    const { household: _household, ...single } = citation.question;
    expect(citation.answer.household?.effects).not.toEqual([]);
    expect(verify({ ...citation, question: single }).own.map(({ name }) => name)).toEqual(['total', 'kept']);
    const adult = { hasPartner: true, married: true, partner: 9_000, children: [30] };
    expect(verify({ ...citation, question: { ...single, household: adult } }).holds).toBe(false);
  });

  test('its address has the figures of which that release works out the same total', () => {
    const { address } = cited('--release', '2026-11-26');
    const kept = JSON.parse(readFileSync(path.join(import.meta.dirname, 'cited/maltaOneYear.json'), 'utf8'));
    expect(address).toBe(kept.address);
    const query = new URL(kept.address).searchParams;
    const [income = '', currency = '', costs = ''] = ['income', 'currency', 'costs'].map(
      (name) => query.get(name) ?? '',
    );
    const asked = [
      '--income',
      income,
      '--currency',
      currency,
      '--costs',
      costs,
      '--estimate',
      'law',
      '--json',
    ];
    const { year, total, release } = citedIn(query) ?? {};
    const { stdout } = taxCommand([
      'mt-res-non-dom',
      ...asked,
      '--year',
      `${year}`,
      '--release',
      `${release}`,
    ]);
    expect(JSON.parse(stdout).total.toFixed(2)).toBe(total?.toFixed(2));
  });
});

test('an older release can be cited, and --cite goes with one year alone', () => {
  const { newest } = compileData().releases;
  expect(cited('--release', newest).law.release).toBe(newest);
  expect(taxCommand([...ASKED, '--cite', '--years', '5']).stderr).toContain('--cite is about one year');
});

test.each([null, 1, 'text', [], { citation: 1, question: {}, answer: {}, law: {} }])(
  '%j is no citation',
  (one) => {
    expect(readCitation(one)).toBeNull();
  },
);
