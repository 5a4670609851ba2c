/** "Your situation" on screen: the form of all questions. */
import { page } from 'vitest/browser';

export const editor = page.getByRole('dialog', { name: 'Your situation' });

export const asked = (question: string) => editor.getByRole('group', { name: question, exact: true });

/** Answers a question of the form, which is open; what is not there at once stands behind "More", or is searched. */
export async function say(question: string, answer: string): Promise<void> {
  const group = asked(question);
  const chip = group.getByRole('button', { name: answer, exact: true });
  await group.getByRole('button').first().findElement();
  if (chip.query() === null) {
    await group.getByRole('button', { name: /^(More|Change)$/ }).click();
    const search = group.getByRole('searchbox');
    if (search.query() !== null) await search.fill(answer);
  }
  await chip.click();
}
