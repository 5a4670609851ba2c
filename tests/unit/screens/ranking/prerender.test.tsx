import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { RANKING_PAGES, rankingTitle } from '../../../../src/catalogue/personas.ts';
import LowTaxRanking from '../../../../src/screens/ranking/LowTaxRanking.tsx';
import ZeroTaxRanking from '../../../../src/screens/ranking/ZeroTaxRanking.tsx';

test.each(RANKING_PAGES)('$path can be prerendered, without style attributes', ({ kind, persona, path }) => {
  const html = renderToString(
    <Router ssrPath={path}>
      {kind === 'zero' ? (
        <ZeroTaxRanking persona={persona} />
      ) : (
        <LowTaxRanking persona={persona} scope={kind} />
      )}
    </Router>,
  );
  expect(html).toContain(rankingTitle(kind, persona));
  expect(html).toContain('countries by effective rate at $80,000 a year');
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
});
