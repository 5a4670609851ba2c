/**
 * ECharts empties its drawings by setting their markup to nothing, which the content security policy would refuse
 * like any other text that becomes markup (src/build/host/headers.ts). This lets exactly that pass.
 */
import type { TrustedTypePolicyFactory } from 'trusted-types/lib';

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };

if (trustedTypes && !trustedTypes.defaultPolicy) {
  trustedTypes.createPolicy('default', {
    createHTML(markup: string) {
      if (markup !== '') throw new TypeError('Text does not become markup on this site.');
      return markup;
    },
  });
}
