/** The state of a guide's own parts, as its address holds it; its figures are the situation's. */
import { choiceParameter } from '../../stores/urlState.ts';

export const GUIDE_URL = {
  /** Whose curves a guide draws: the regime's on the page, or all of the country's. */
  curves: choiceParameter(['one', 'all'], 'all'),
};
