import type { GuideRegime } from '../../catalogue/entities.ts';

/** Who pays for health under a regime. @param privateNeeded whether a permit asks for insurance */
export function healthWords(cover: GuideRegime['healthcareType'], privateNeeded: boolean): string {
  if (cover === 'None') {
    return `No public cover with this scheme${privateNeeded ? ': private insurance is needed' : ''}`;
  }
  return `${cover} public cover with this scheme${privateNeeded ? '; private insurance where a permit asks for it' : ''}`;
}
