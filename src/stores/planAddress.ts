/** The regime that a plan moves to, as its address has it: `to=bg-freelancer-flat-tax`. */
import { taxBrackets } from 'virtual:lowtide/catalogue';
import { readUrlState, type UrlParameter, useShownSearch } from './urlState.ts';

const to: UrlParameter<string | null> = {
  initial: null,
  parse: (text) => (Object.hasOwn(taxBrackets, text) ? text : undefined),
};

export const PLAN_URL = { to };

/** Null where the address names none. */
export function usePlanTo(): string | null {
  return readUrlState(PLAN_URL, useShownSearch()).to;
}
