/** The content security policy of a page, with the hashes of its own inline blocks. */
import { createHash } from 'node:crypto';
import { escapeHtml } from '../app/metadata/metadataHtml.ts';
import { pagePolicy, REFERRER_POLICY } from './host/headers.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs;
const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs;
/** Blocks that the browser never runs are data, and no matter of the policy. */
const IS_DATA = /\stype="application\/(?:ld\+)?json"/;
const TAG = /<[a-z](?:"[^"]*"|[^">])*>/gi;

/**
 * A page with its policy as the first thing after its encoding, so that it holds for all that follows.
 * @throws where the page has what no hash can allow: a style attribute or an event handler in its markup, or no
 * place for the policy.
 */
export function withContentSecurity(html: string): string {
  const markup = html.replace(INLINE_SCRIPT, '').replace(INLINE_STYLE, '');
  for (const [tag] of markup.matchAll(TAG)) {
    if (/\s(?:style|on[a-z]+)=/i.test(tag.replace(/"[^"]*"/g, '""'))) {
      throw new Error(`The content security policy forbids what this tag has: ${tag}`);
    }
  }
  const scripts = [...html.matchAll(INLINE_SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    IS_DATA.test(attributes) ? [] : [hashOf(text)],
  );
  const styles = [...html.matchAll(INLINE_STYLE)].map(([, text = '']) => hashOf(text));
  const policy = pagePolicy({ scripts: [...new Set(scripts)], styles: [...new Set(styles)] });
  const tags = [
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}" />`,
    `<meta name="referrer" content="${REFERRER_POLICY}" />`,
  ].join('');

  const secured = html.replace(/<meta charset="utf-8"\s*\/?>/, (charset) => charset + tags);
  if (secured === html)
    throw new Error('The page has no <meta charset="utf-8"> after which a policy could stand.');
  return secured;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
