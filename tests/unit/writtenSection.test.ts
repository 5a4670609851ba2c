import { expect, test } from 'vitest';
import { withSection } from '../writtenSection.ts';

const SECTION = { document: 'x.md', name: 'speed', command: 'npm run speed', text: '\n## Speed\n\n3 ms\n' };

test('a section is written at the end, then in its own place, and the rest of the document stays', () => {
  const first = withSection('# Title\n\nWords.\n', SECTION);
  expect(first).toBe(
    '# Title\n\nWords.\n\n<!-- speed: written by npm run speed -->\n## Speed\n\n3 ms\n<!-- speed: end -->\n',
  );
  const between = `${first}\nMore words.\n`;
  expect(withSection(between, SECTION)).toBe(between);
  expect(withSection(between, { ...SECTION, text: '4 ms' })).toBe(
    between.replace('## Speed\n\n3 ms', '4 ms'),
  );
});
