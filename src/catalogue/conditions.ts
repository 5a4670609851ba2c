/** Who may use a regime: what its country file says about it, as values. Their sentences are the country file's own. */
import type { Profession, WorkType } from './professions.ts';

/**
 * What conditions of the type 'other' are about, and whether they can take a regime away: only those stand in lists, in
 * the comparison and in its files. The others are duties that a person can fulfil, or conditions that nearly everyone
 * meets.
 */
const TOPIC_DECIDES = {
  'one-client': false,
  'full-time': false,
  'linked-company': false,
  stay: false,
  spouse: false,
  'payer-abroad': true,
  nationality: true,
  'old-status': false,
  deadline: false,
  'contract-pay': true,
  activity: true,
  family: true,
  wages: false,
} as const;
type OtherTopic = keyof typeof TOPIC_DECIDES;
export const OTHER_TOPICS = Object.keys(TOPIC_DECIDES) as readonly OtherTopic[];

interface ConditionBase {
  /**
   * What it means where the condition is not met. 'no': the regime is closed. 'check': it may still be open. For a
   * profession, the worst that it can mean.
   */
  readonly unmet: 'no' | 'check';
  /** The condition in whole sentences. */
  readonly because: string;
  /** The condition in at most 28 characters. */
  readonly chip: string;
  /** Id of the regime of the same country that applies where the condition is not met. */
  readonly otherwise?: string;
  /** Kinds of work for which it is met, whatever else is said; 'remote' is met by those on a payroll. */
  readonly metFor?: readonly WorkType[];
}

/** One condition of a regime; it is met or not met by what a person has answered. */
export type Condition = ConditionBase &
  (
    | {
        readonly type: 'citizenship';
        /** 'eu': citizens of the EU, the EEA and Switzerland. 'other': everybody else. */
        readonly closedTo: 'eu' | 'other';
      }
    /** No clients in the country itself. */
    | { readonly type: 'clients-abroad' }
    /** For people who work in their own name and not for owners of a business. */
    | { readonly type: 'own-name' }
    /** For people who send invoices, in their own name or as a company, and not for employees. */
    | { readonly type: 'self-employed' }
    | {
        /** For work that is done outside the country. */
        readonly type: 'work-abroad';
        /** A permit of the country whose holders may do it there, by its id, and what that means for them. */
        readonly metWithPermit?: { readonly permit: string; readonly because: string };
      }
    /** For work that is done in the country. */
    | { readonly type: 'work-here' }
    /** A company is taxed where it is run. */
    | { readonly type: 'managed-here' }
    /** A stay that makes nobody tax resident, so that nobody moves tax residence with it. */
    | { readonly type: 'stay-only' }
    | {
        readonly type: 'profession';
        /** Every profession is in one of the three lists. */
        readonly fits: readonly Profession[];
        readonly check: readonly Profession[];
        readonly no: readonly Profession[];
      }
    | {
        /** Not tax resident in `country` in the last `years` calendar years, or in fewer than `atLeast` of them. */
        readonly type: 'earlier-residence';
        /** Lower-case country code. */
        readonly country: string;
        readonly years: number;
        readonly atLeast?: number;
      }
    | { readonly type: 'private-clients' | 'domicile' | 'qualification' | 'no-same-clients' }
    | {
        readonly type: 'approval';
        /** It says again what a permit of the regime asks for. */
        readonly repeatsPermit?: true;
      }
    | {
        readonly type: 'other';
        readonly topic: OtherTopic;
        /**
         * Citizenships that meet a condition on nationality: lower-case codes, and 'eu' for citizens of the EU, the EEA
         * and Switzerland.
         */
        readonly met?: readonly string[];
        /** What who leaves within so many years pays back: the tax of another scheme in the place of this one. */
        readonly lost?: { readonly within: number; readonly instead: string };
      }
  );

/**
 * Whether a condition can take the regime away from the person who reads. The others are only to be kept in
 * mind: they stand in the guide's list, in no line, and change no order.
 */
export function decides(condition: Condition): boolean {
  switch (condition.type) {
    case 'domicile':
      return false;
    case 'approval':
      return condition.repeatsPermit !== true;
    case 'other':
      return TOPIC_DECIDES[condition.topic];
    case 'citizenship':
    case 'clients-abroad':
    case 'own-name':
    case 'self-employed':
    case 'work-abroad':
    case 'work-here':
    case 'managed-here':
    case 'stay-only':
    case 'profession':
    case 'earlier-residence':
    case 'private-clients':
    case 'qualification':
    case 'no-same-clients':
      return true;
  }
}

/** Whether a condition decides for everyone, whatever a person has said about citizenship, clients, contract, company, workplace and family. */
export function isForEverybody(condition: Condition): boolean {
  switch (condition.type) {
    case 'citizenship':
    case 'clients-abroad':
    case 'own-name':
    case 'self-employed':
    case 'work-abroad':
    case 'work-here':
    case 'managed-here':
      return false;
    case 'other':
      return condition.topic !== 'family' && decides(condition);
    default:
      return decides(condition);
  }
}

/** A permit that opens a regime to people who cannot simply settle in the country. */
export interface RegimePermit {
  /** Id of a permit of the country (data/practical). */
  readonly permit: string;
  /** What else must be true, in one sentence; without it, anyone with that citizenship and income gets it. */
  readonly check?: string;
}

/** Whether a regime is a stay that makes nobody tax resident. */
export function makesNobodyResident({
  conditions = [],
}: {
  readonly conditions?: readonly Condition[] | undefined;
}): boolean {
  return conditions.some(({ type }) => type === 'stay-only');
}
