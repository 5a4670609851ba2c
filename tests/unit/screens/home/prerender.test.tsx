import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import Home from '../../../../src/screens/home/Home.tsx';

const html = renderToString(
  <Router ssrPath="/">
    <Home />
  </Router>,
);

test('home can be prerendered with the figures of its mini-ranking', () => {
  expect(html).toContain('Find Low-Tax Countries for Self-Employed');
  expect(html).toContain('$80,000');
  expect(html.match(/data-key=/g)).toHaveLength(5);
});

test('home has no style attributes, which a strict content security policy forbids', () => {
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
});
