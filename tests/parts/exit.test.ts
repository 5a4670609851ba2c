/** Leaving with shares, a portfolio, crypto-assets or a business: asked in one line, answered on the plan, guides and pages of leaving. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Situation } from '../../src/situation/situation.ts';
import { kept, open } from './app.tsx';
import { answer, GERMAN_FREELANCER, hint, openPart, part } from './planPage.ts';

const GERMAN: Situation = { ...GERMAN_FREELANCER, arrival: { year: 2027, month: 1 } };
const COMPANY: Situation['exit'] = { shares: { profit: 100_000, cost: 25_000, held: 1 } };
const ASKS = 'Shares, a large portfolio, crypto-assets or a business?';

async function openPlan(situation: Situation) {
  await open('/plan', { situation, comparison: { regimeIds: ['cy-self-employed'] } });
  await expect.element(answer.css('[data-terms]').first()).toBeVisible();
}

test('the plan of a German with a company says what leaving costs once, and what it leaves of the saving', async () => {
  await openPlan({ ...GERMAN, exit: COMPANY });
  await expect
    .element(answer)
    .toHaveTextContent(
      /Leaving costs €2\d\d,\d{3} once; you are ahead after about \d+ years, not within your stay\./,
    );
  await expect.element(hint('money')).toHaveTextContent(/You pay €[\d,]+ more in 5 years, after costs\./);
  await openPart('money');
  await expect
    .element(part('money'))
    .toHaveTextContent(
      /Your company: €2\d\d,\d{3}\. Owed for good: €3\d,\d{3} at first, the rest in parts over 7 years\. It falls away if you live there again within 7 years \(12 if you ask\)\./,
    );
});

test('who says nothing of it reads of a saving alone', async () => {
  await openPlan(GERMAN);
  await expect.element(hint('money')).toHaveTextContent(/You save €[\d,]+ in 5 years, after costs\./);
  await expect.element(answer).not.toHaveTextContent('Leaving costs');
});

test('whose company is taxed on leaving is asked what it is worth before all else, where the answer stands', async () => {
  const home = { country: 'de', regime: 'de-gmbh' };
  const owner: Situation = { ...GERMAN, home, work: 'business', company: true };
  await open('/plan', {
    situation: { ...owner, income: 180_000 },
    comparison: { regimeIds: ['cy-non-dom-company'] },
  });
  const asked = answer.getByRole('group', { name: 'What do you own?' });
  await expect
    .element(answer)
    .toHaveTextContent(/^Before exit tax on your company, in Cyprus you would keep €[\d,]+ a month more/);
  expect(answer.element().textContent?.match(/exit tax/g)).toHaveLength(1);
  const shares = asked.getByRole('button', { name: 'Shares of my company' });
  await expect.element(shares).toHaveAttribute('aria-pressed', 'true');
  await asked.getByLabelText('The whole company is worth').fill('500000');
  await expect
    .element(answer)
    .toHaveTextContent(
      /^Leaving costs €1\d\d,\d{3} once; you are ahead after .+\.\s*In Cyprus you would keep/,
    );
  await asked.getByRole('button', { name: 'None of these' }).click();
  await expect.element(answer).not.toHaveTextContent('exit tax');
  await expect.element(asked).toBeVisible();
});

test('a page of leaving asks in one line, and answers with the amounts', async () => {
  await open('/leaving/germany#exit-tax', { situation: GERMAN });
  await page.getByText(ASKS).click();
  await page.getByRole('button', { name: 'A company' }).click();
  await page.getByLabelText('The whole company is worth').fill('1000000');
  await page.getByLabelText('What you paid for your shares').fill('25000');
  await expect.element(page.getByText(/Owed for good: €[\d,]+ at first/)).toBeVisible();
  expect(await kept('situation')).toMatchObject({
    exit: { shares: { value: 1_000_000, cost: 25_000, held: 1 } },
  });
});
