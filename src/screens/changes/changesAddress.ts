/** What the page of changes shows, as its address holds it: `country=malta&status=enacted`. */
import { CHANGE_STATUSES, type ChangeStatus } from '../../catalogue/changes.ts';
import type { UrlParameter } from '../../stores/urlState.ts';

const country: UrlParameter<string> = {
  initial: '',
  parse: (text) => (/^[a-z-]{2,40}$/.test(text) ? text : undefined),
};
const status: UrlParameter<ChangeStatus | ''> = {
  initial: '',
  parse: (text) => CHANGE_STATUSES.find((known) => known === text),
};

export const CHANGES_URL = { country, status };
