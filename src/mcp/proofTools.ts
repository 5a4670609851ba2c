/** A tool about an answer that somebody cites: whether it follows from its law, and whether it still holds. */
import { countries } from 'virtual:lowtide/catalogue';
import { dataRelease } from 'virtual:lowtide/essentials';
import { site } from 'virtual:lowtide/site';
import * as v from 'valibot';
import { citationAddress, verdictLines } from '../catalogue/citationText.ts';
import { leavingPathOf, regimePath } from '../catalogue/pages.ts';
import { lawsAsked } from '../law/ask.ts';
import { readCitation, type Verdict, verify } from '../law/citation.ts';
import { OPEN_DATA_SOURCE, oldestReview, uniqueSources } from './ask.ts';
import { defineTool, ToolError } from './defineTool.ts';
import type { Laws, Tool } from './tool.ts';

export function verifyTool({ texts, lawFile }: Laws): Tool {
  return defineTool({
    name: 'verify',
    title: 'Whether a cited answer holds',
    description:
      'Works a cited answer of this site out again: by the law in its file, and by the present one. Says whether it holds, or what differs.',
    input: v.strictObject({
      citation: v.pipe(v.looseObject({}), v.description('The content of the file: question, answer, law.')),
    }),
    async answer({ citation: content }) {
      const citation = readCitation(content);
      if (!citation) throw new ToolError('That is no cited answer of this site.');
      const { question, answer } = citation;
      const now = lawFile(dataRelease);
      if (lawsAsked(question).some((id) => !Object.hasOwn(now.regimes, id)))
        throw new ToolError('The scheme of this answer is not known here.');
      const verdict = verdictOf(() => verify(citation, now));
      const code = question.regime.slice(0, 2);
      const country = countries.find(({ id }) => id === code);
      const page = country ? regimePath(country, question.regime) : (leavingPathOf(code) ?? '/data');
      return {
        says: verdictLines(citation, verdict, now).join(' '),
        figures: { ...verdict, total: answer.total, kept: answer.kept, currency: answer.currency },
        terms: [],
        working: [],
        sources: country
          ? uniqueSources((await texts(country.slug))?.country.sources ?? [])
          : [OPEN_DATA_SOURCE],
        reviewed: oldestReview(country ? [country] : countries),
        link: citationAddress(site.origin + page, question, answer),
        notInLink: [],
      };
    },
  });
}

/** @throws {ToolError} where a law of the file is broken */
function verdictOf(verified: () => Verdict): Verdict {
  try {
    return verified();
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError)
      throw new ToolError('The law in this answer cannot be worked out.');
    throw error;
  }
}
