/** What the site would cite for one person, for the command line. */
import type { Citation } from '../law/citation.ts';
import { citationsOf } from './cite.ts';
import { askedOf, type Options } from './forPerson.ts';

/**
 * One regime for one person as a file that can be worked out again.
 * @throws {QuestionError} for an unknown regime, or what is no situation
 */
export async function citationFor(
  regimeId: string,
  situation: unknown,
  options: Options = {},
): Promise<Citation> {
  const { found, figures } = await askedOf(regimeId, situation, options);
  const [country, regime] = found;
  const [citation] = await citationsOf([{ country, regime }], figures);
  if (!citation) throw new Error(`${regimeId} was not cited.`);
  return citation;
}
