/** Three people, from home to a first answer. What each must read, and why, is in docs/journeys.md. */
import { expect, test } from './fixtures.ts';
import { boldLines, PEOPLE, toAnswer } from './people.ts';

for (const person of PEOPLE) {
  test(`${person.name}: from home to the answer that a tax adviser would not contradict, in six taps`, {
    tag: '@main',
  }, async ({ page }) => {
    await page.clock.install({ time: '2026-11-23T10:00:00' });
    expect(await toAnswer(page, person)).toBeLessThanOrEqual(6);
    const main = page.getByRole('main');
    await expect(main).toContainText(boldLines(person)[0]?.bold[0] ?? 'nothing');
    for (const words of person.says) await expect(main).toContainText(words);
  });
}
