/** Addresses: query strings, slugs and paths of the site and of its API. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compileData } from '../../data/compiler/index.ts';
import { bodyOf, handleApi } from '../../src/api/handlers.ts';
import { apiRouteOf, countryGuidePath, isApiPath, taxBracketsPath } from '../../src/api/paths.ts';
import { metadataFor } from '../../src/app/metadata/metadataFor.ts';
import { dataSource } from '../../src/build/host/dataSource.ts';
import { isCurveRange } from '../../src/catalogue/curvesView.ts';
import { isAcceptedIncome } from '../../src/catalogue/income.ts';
import { calculatorPath, pageAt } from '../../src/catalogue/pages.ts';
import { COMPARE_URL } from '../../src/screens/compare/useCompareState.ts';
import { FILTER_URL } from '../../src/screens/countries/countryList.ts';
import { GUIDE_URL } from '../../src/screens/guide/Numbers.tsx';
import { isComplete, stepOf, WIZARD_URL } from '../../src/screens/wizard/answers.ts';
import { CURVES_URL } from '../../src/stores/curvesAddress.ts';
import { readUrlState, writeUrlState } from '../../src/stores/urlState.ts';
import { idList, nastyText, numberText, queryString } from './hostile.ts';
import { promise } from './property.ts';

const data = compileData();
const source = dataSource(data);
const ids = Object.keys(data.taxBrackets);

const compareQuery = queryString({ tax_regime_ids: idList(ids), income: numberText });
const wizardQuery = queryString({
  step: fc.oneof(fc.constantFrom('1', '2', '3', 'results', '0', '4', '1.0'), nastyText),
  income: numberText,
  work: fc.oneof(fc.constantFrom('remote', 'freelancer', 'business', 'Remote'), nastyText),
  region: fc.oneof(fc.constantFrom('anywhere', 'europe', 'EUROPE'), nastyText),
});
const countriesQuery = queryString({
  income: numberText,
  living: fc.oneof(fc.constantFrom('1,2', '4,4,4', '0', '5', '1.0'), nastyText),
  quality: fc.oneof(fc.constantFrom('1,2,3,4', ''), nastyText),
  sort: fc.oneof(fc.constantFrom('tax', 'country', 'TAX', 'constructor'), nastyText),
  order: fc.oneof(fc.constantFrom('descending', 'ascending'), nastyText),
});
const path = fc.oneof(
  fc.array(nastyText, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
  fc
    .tuple(
      fc.constantFrom(
        '/tax-calculator/',
        '/leaving/',
        '/api/',
        '/api/country-guides/',
        '/low-tax-countries-',
      ),
      nastyText,
    )
    .map((parts) => parts.join('')),
  nastyText,
);

function assertIncome(income: number | null): void {
  if (income !== null) assert.ok(isAcceptedIncome(income), `income ${income}`);
}

export const ADDRESSES = [
  promise(
    '/compare: every id counts once; the income is accepted or none; what is written is read again as the same',
    4000,
    compareQuery,
    (search) => {
      const read = readUrlState(COMPARE_URL, search);
      assertIncome(read.income);
      assert.equal(new Set(read.regimeIds).size, read.regimeIds.length);
      const income = read.income ?? 91_000;
      const written = writeUrlState(COMPARE_URL, search, { ...read, income });
      assert.deepEqual(readUrlState(COMPARE_URL, written), { ...read, income });
    },
  ),

  promise(
    '/wizard: a step is never shown before what it needs, and its address leads back to it',
    6000,
    wizardQuery,
    (search) => {
      const { step: wanted, ...answers } = readUrlState(WIZARD_URL, search);
      assertIncome(answers.income);
      const step = stepOf(wanted, answers);
      if (step === 'results') assert.ok(isComplete(answers));
      const again = readUrlState(WIZARD_URL, writeUrlState(WIZARD_URL, '', { step, ...answers }));
      assert.deepEqual(again, { step, ...answers });
      assert.equal(stepOf(again.step, answers), step);
    },
  ),

  promise(
    '/countries: every filter is one that the page has, and its address leads back to it',
    6000,
    countriesQuery,
    (search) => {
      const filter = readUrlState(FILTER_URL, search);
      for (const buckets of [filter.living, filter.quality]) {
        assert.equal(new Set(buckets).size, buckets.length);
        assert.ok(buckets.every((bucket) => [1, 2, 3, 4].includes(bucket)));
      }
      assert.deepEqual(readUrlState(FILTER_URL, writeUrlState(FILTER_URL, '', filter)), filter);
    },
  ),

  promise(
    "guides: the curves are one regime's or all of the country's, and have a range",
    4000,
    queryString({ curves: nastyText, range: nastyText, measure: nastyText }),
    (search) => {
      assert.ok(['one', 'all'].includes(readUrlState(GUIDE_URL, search).curves));
      const { from, to } = readUrlState(CURVES_URL, search).range;
      assert.ok(isCurveRange(from, to));
    },
  ),

  promise(
    'slugs: any text is a country and one of three regimes; nothing is lost',
    6000,
    nastyText,
    (text) => {
      const { path, country = '', regimeIndex = 0 } = pageAt(calculatorPath(text)) ?? {};
      assert.equal(path === undefined, text === '' || /[/%]/.test(text));
      assert.ok([0, 1, 2].includes(regimeIndex));
      if (path !== undefined) assert.equal(calculatorPath(country, regimeIndex), path);
    },
  ),

  promise('metadata: any path has a title or none, never an error', 4000, path, (text) => {
    const metadata = metadataFor(text);
    // A slug may itself be one of these words; then it is the country's name.
    const isOwnWord = /undefined|nan/i.test(text);
    if (metadata) assert.ok(metadata.title !== '' && (isOwnWord || !/undefined|NaN/.test(metadata.title)));
  }),

  promise(
    'API: any request is answered with 200, 404 or 405 and a body that its type announces',
    4000,
    fc.tuple(
      fc.oneof(fc.constantFrom('GET', 'HEAD', 'POST', 'get'), nastyText),
      fc.oneof(
        path,
        idList(ids).map((list) => taxBracketsPath(list.toWellFormed())),
      ),
    ),
    async ([method, one]) => {
      const answer = await handleApi({ method, path: one }, source);
      assert.ok([200, 404, 405].includes(answer.status), `${answer.status} for ${one}`);
      if (answer.headers['Content-Type']?.startsWith('application/json') && answer.data !== null)
        JSON.parse(bodyOf(answer));
      if (answer.status === 200) assert.ok(isApiPath(one));
    },
  ),

  promise(
    'API: the path of any id or slug is read as that id or slug',
    4000,
    nastyText.filter((text) => text !== '' && text.isWellFormed()),
    (text) => {
      assert.deepEqual(apiRouteOf(taxBracketsPath(text)), { kind: 'taxBrackets', id: text });
      assert.deepEqual(apiRouteOf(countryGuidePath(text)), { kind: 'countryGuide', slug: text });
    },
  ),
];
