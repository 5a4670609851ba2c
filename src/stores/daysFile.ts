/** Files of stays alone, which the plan saved until November 2026. */

import { countryCodeOf } from '../catalogue/countryCodes.ts';
import { isObject } from '../law/isObject.ts';
import { isStayDay, MAX_STAYS } from '../residency/index.ts';
import { type DaysRecord, inOrder, isUkFacts, newStayId, type StoredStay } from './stays.ts';

const FORMAT = 'lowtide-days';
const VERSION = 1;

/** A file that cannot be read; the message says what is wrong with it, for the person who chose it. */
export class DaysFileError extends Error {
  override name = 'DaysFileError';
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

function readStay(value: unknown, place: number): StoredStay {
  const wrong = (what: string): never => {
    throw new DaysFileError(`Stay ${place + 1}: ${what}`);
  };
  if (!isObject(value)) return wrong(`${shown(value)} is no stay.`);
  const { country: named, arrival, departure = null, permit = false } = value;
  const country = typeof named === 'string' ? countryCodeOf(named) : null;
  if (country === null) {
    return wrong(`the country ${shown(named)} is no code of a country, such as PT for Portugal.`);
  }
  if (!isStayDay(arrival)) {
    return wrong(`the arrival ${shown(arrival)} is no date such as 2026-11-22 between 1990 and 2099.`);
  }
  if (departure !== null && !isStayDay(departure)) {
    return wrong(`the departure ${shown(departure)} is no date such as 2026-11-22 between 1990 and 2099.`);
  }
  if (departure !== null && departure < arrival) {
    return wrong(`the departure ${departure} lies before the arrival ${arrival}.`);
  }
  if (typeof permit !== 'boolean') return wrong(`"permit" is ${shown(permit)} and not true or false.`);
  return { id: newStayId(), country, arrival, departure, ...(permit && { permit }) };
}

/** Whether the content of a file says that it is one. */
export function isDaysFile(content: unknown): content is Record<string, unknown> {
  return isObject(content) && content.format === FORMAT;
}

/**
 * @param content of a file that says that it is one
 * @throws DaysFileError for anything but what the plan has saved, or what a person has written like it
 */
export function readDaysFile(content: Record<string, unknown>): DaysRecord {
  const { version, stays, recordFrom = null, uk = null } = content;
  if (version !== VERSION) {
    throw new DaysFileError(
      `The file has version ${shown(version)}; this page reads version ${VERSION}. Reload the page for a newer one.`,
    );
  }
  if (!Array.isArray(stays)) throw new DaysFileError('The file has no list of stays.');
  if (stays.length > MAX_STAYS) {
    throw new DaysFileError(`The file has ${stays.length} stays; at most ${MAX_STAYS} can be kept.`);
  }
  if (recordFrom !== null && !isStayDay(recordFrom)) {
    throw new DaysFileError(`"recordFrom" is ${shown(recordFrom)} and no date such as 2026-11-22.`);
  }
  if (uk !== null && !isUkFacts(uk)) {
    throw new DaysFileError(`"uk" is ${shown(uk)} and not a profile with a number of ties.`);
  }
  return {
    stays: inOrder(stays.map(readStay)),
    recordFrom,
    uk: uk && { profile: uk.profile, ties: uk.ties },
    example: false,
  };
}
