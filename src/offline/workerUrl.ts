import type { TrustedScriptURL, TrustedTypePolicyFactory } from 'trusted-types/lib';

const WORKER_URL = '/sw.js';

/**
 * The service worker's address, as the content security policy wants it (src/build/host/headers.ts): the only text of the
 * site that ever becomes code. A plain text where the browser has no Trusted Types.
 */
export function workerUrl(): string | TrustedScriptURL {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
  const policy = trustedTypes?.createPolicy('lowtide', { createScriptURL: (url: string) => url });
  return policy?.createScriptURL(WORKER_URL) ?? WORKER_URL;
}
