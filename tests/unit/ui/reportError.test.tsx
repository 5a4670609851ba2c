import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
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
  renderToStaticMarkup(<ReportError regime={{ id: 'mt-one', name: 'One' }} figure="Income tax $1" />);

test('with an address set, an error is reported by e-mail with regime and figure filled in', () => {
  email.value = 'help@lowtide.org';
  expect(markup()).toMatch(
    /^<a href="mailto:help@lowtide\.org\?subject=Error%20in%20One.*mt-one.*Income%20tax%20%241/,
  );
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
