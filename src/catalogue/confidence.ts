/** How far a source can be relied on, told from who publishes it. */
import type { Source } from './entities.ts';

export const CONFIDENCE_LABELS = {
  official: 'Official source',
  professional: 'Professional source',
  own: 'Own computation',
} as const;
export type Confidence = keyof typeof CONFIDENCE_LABELS;

/** Hosts of states and their offices, by the ending that states reserve for themselves. */
const STATE_HOST = /(?:^|\.)(?:gov|gob|gub|gouv)(?:\.[a-z]{2})?$/;
/** Offices that have an ordinary address. */
const OFFICES = ['emta.ee', 'mfa.ee', 'vmi.lt', 'sodra.lt', 'impo.com.uy', 'europa.eu', 'coe.int'] as const;

/** Official where a state or one of its offices publishes it; professional for advisers, publishers and the press. */
export function confidenceOf({ publisher, url }: Pick<Source, 'publisher' | 'url'>): Confidence {
  if (/^own (?:calculation|computation)/i.test(publisher)) return 'own';
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  const isOffice = OFFICES.some((office) => host === office || host.endsWith(`.${office}`));
  return STATE_HOST.test(host) || isOffice ? 'official' : 'professional';
}
