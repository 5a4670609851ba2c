/** The regime that a plan moves to, as its address has it: `to=bg-freelancer-flat-tax`. */
import { readUrlState, type UrlParameter, useShownSearch } from './urlState.ts';

const REGIME_ID = /^[a-z]{2}(-[a-z0-9]+)+$/;

const to: UrlParameter<string | null> = {
  initial: null,
  // Whether there is such a regime shows when the countries are here, and the schemes that stand in no list.
  parse: (text) => (REGIME_ID.test(text) ? text : undefined),
};

export const PLAN_URL = { to };

/** Null where the address names none. */
export function usePlanTo(): string | null {
  return readUrlState(PLAN_URL, useShownSearch()).to;
}
