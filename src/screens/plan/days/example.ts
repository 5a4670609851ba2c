/** A year between two homes, for a person who has entered nothing yet. */
import type { DaysRecord } from '../../../stores/stays.ts';

export const EXAMPLE: DaysRecord = {
  stays: [
    { id: 'e1', country: 'DE', arrival: '2027-01-01', departure: '2027-04-30' },
    { id: 'e2', country: 'BG', arrival: '2027-04-30', departure: '2027-07-15' },
    { id: 'e3', country: 'IT', arrival: '2027-07-15', departure: '2027-08-05' },
    { id: 'e4', country: 'BG', arrival: '2027-08-05', departure: '2027-12-20' },
    { id: 'e5', country: 'DE', arrival: '2027-12-20', departure: '2027-12-31' },
  ],
  recordFrom: '2027-01-01',
  uk: null,
  example: true,
};
