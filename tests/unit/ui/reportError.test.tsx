import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { caseFile } from '../../../data/compiler/schema/cases.ts';
import { isExample } from '../../../src/catalogue/site.ts';

const email = vi.hoisted(() => ({ value: '' }));
vi.mock('virtual:lowtide/site', () => ({
  site: {
    get email() {
      return email.value;
    },
  },
}));

const { ReportError } = await import('../../../src/ui/ReportError.tsx');
const markup = () =>
  renderToStaticMarkup(
    <ReportError
      regime={{ id: 'mt-one', name: 'One' }}
      figure="Income tax $1"
      question={{ income: 60_000, currency: 'USD', year: 2026, line: 'income' }}
    />,
  );

test('with an address set, an error is reported by e-mail with regime and figure filled in', () => {
  email.value = 'help@lowtide.org';
  expect(markup()).toMatch(
    /^<a href="mailto:help@lowtide\.org\?subject=Error%20in%20One.*mt-one.*Income%20tax%20%241/,
  );
});

test('the report is a case as data/cases has them, but for what is right and where it is written', () => {
  email.value = 'help@lowtide.org';
  const [, body = ''] = /body=([^"&]*)/.exec(markup()) ?? [];
  const one = JSON.parse(decodeURIComponent(body));
  expect(one).toMatchObject({
    scheme: 'mt-one',
    income: 60_000,
    currency: 'USD',
    year: 2026,
    line: 'income',
  });
  expect(one.expected).toBeNull();
  const source = { title: 'A table', publisher: 'An office', url: null, kind: 'table' };
  expect(v.safeParse(caseFile, { ...one, expected: 12, source }).issues).toBeUndefined();
});

test('with an example address, the report is copied: nothing is written to an address that does not exist', () => {
  email.value = 'hello@lowtide.example';
  expect(markup()).toBe('<button type="button">Report an error</button>');
});

test.each([
  ['hello@lowtide.example', true],
  ['Lowtide Example Ltd', true],
  ['https://lowtide.example/us', true],
  ['XX000000000 (example)', true],
  ['hello@example.org', false],
  ['1 Main Street', false],
  ['Exampleton Ltd', false],
])('%s is an example: %s', (value, expected) => {
  expect(isExample(value)).toBe(expected);
});
