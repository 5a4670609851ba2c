/** Seven people, from home to a first answer. What each must read, and why, is in docs/journeys.md. */
import { expect, test } from './fixtures.ts';
import { boldLines, OTHERS, PEOPLE, toAnswer } from './people.ts';

for (const person of [...PEOPLE, ...OTHERS]) {
  test(`${person.name}: from home to the answer that a tax adviser would not contradict, in six taps`, {
    tag: ['@main', '@compare-seven-people'],
  }, async ({ page }) => {
    await page.clock.install({ time: '2026-11-23T10:00:00' });
    expect(await toAnswer(page, person)).toBeLessThanOrEqual(6);
    const answer = page.getByRole('region', { name: 'The answer', exact: true });
    await expect(answer).toHaveAttribute('data-regime', person.regime);
    await expect(answer.getByRole('heading')).toHaveText(boldLines(person)[0]?.bold[0] ?? 'nothing');
    for (const words of person.says) await expect(answer).toContainText(words);
    // It is sure: nothing more is asked of the person, and what has been answered is not asked again.
    await expect(answer.locator('[data-terms]')).toHaveAttribute('data-terms', 'fits');
    const pressed = person.onResults?.length ?? 0;
    await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveCount(pressed);
  });
}
