/** Counts, delays and limits of the product, by the names used there. Incomes are in income.ts. */

/** What the country finder asks, a question a step, by the names of QUESTIONS in src/situation/questions.ts. */
export const WIZARD_QUESTIONS = ['income', 'work', 'region'] as const;
export const WIZARD_STEPS = WIZARD_QUESTIONS.length;
/** Countries on a low-tax ranking page. */
export const RANKING_LIMIT = 15;
/** Regimes that must be selected before Compare can be pressed. */
export const MIN_COMPARED_REGIMES = 2;

/** How long the wizard computes. */
export const COMPUTING_DELAY_MS = 1_500;
/** From the last key in compare's income box to the address. */
export const COMPARE_DEBOUNCE_MS = 1_000;
/** From the last key in a ranking page's income box to its table. */
export const RANKING_DEBOUNCE_MS = 500;
/** From adding a regime to reading the address again. */
export const RELOAD_AFTER_ADD_MS = 50;
/** How often a guide's local time is refreshed. */
export const TIME_ZONE_REFRESH_MS = 60_000;

/** Toasts. */
export const TOAST_DURATION_MS = 5_000;
export const TOAST_SWIPE_PX = 50;
export const TOAST_HOTKEY = 'F8';

/** Rows of the skeleton while countries load. */
export const SKELETON_ROWS = 5;
