/** Collects violations of the content security policy and requests to other origins; a test fails on any that it does not expect. */
import type { BrowserContext } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';

export const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context, host }, use) => {
      const found: string[] = [];
      await context.exposeBinding('reportViolation', (_source, violation: string) => found.push(violation));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
          const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
          report(`${effectiveDirective} ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`);
        });
      });
      watchRequests(context, host.url, found);
      await use(found);
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

function watchRequests(context: BrowserContext, origin: string, found: string[]): void {
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !['data:', 'blob:'].includes(url.protocol)) found.push(`request to ${url}`);
  });
}
