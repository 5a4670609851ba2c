/** Countries in which one may have been: those with rules of residence first, then the rest of the world. */
import { CITIZENSHIPS, placeOf } from '../../../situation/places.ts';

const OTHERS =
  'AD AF AG AI AM AO AR AS AW AX AZ BA BB BD BF BH BI BJ BL BM BN BO BQ BS BT BW BY BZ CC CD CF CG CI CK CL CM CN CO CU CV CW CX CZ DJ DM DO DZ EC EG EH ER ET FI FJ FK FM FO GA GD GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT ID IM IO IQ IR IS JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LU LV LY MA MC MD MF MG MH ML MM MN MO MP MQ MR MS MU MV MW MX MY MZ NA NC NE NF NG NI NO NP NR NU OM PE PF PG PH PK PM PN PR PS PW QA RE RU RW SA SB SC SD SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TT TV TW TZ UA UG UM VA VC VE VG VI VN VU WF WS XK YE YT ZM ZW';

let names: Intl.DisplayNames | undefined;

/** A country's English name by its code in capitals; the code itself where there is none. */
export function countryName(code: string): string {
  const known = placeOf(code.toLowerCase());
  if (known) return known.name;
  names ??= new Intl.DisplayNames('en', { type: 'region' });
  return names.of(code) ?? code;
}

/** Whether there is a picture of its flag: of the countries that the site is about. */
export function hasFlag(code: string): boolean {
  return placeOf(code.toLowerCase()) !== null;
}

interface CountryChoice {
  readonly code: string;
  readonly name: string;
}

const byName = (a: CountryChoice, b: CountryChoice) => a.name.localeCompare(b.name, 'en');
const choice = (code: string): CountryChoice => ({ code, name: countryName(code) });

/** Countries whose rules of residence the data know. */
export const WITH_RULES: readonly CountryChoice[] = CITIZENSHIPS.filter(({ id }) => id.length === 2).map(
  ({ id, name }) => ({ code: id.toUpperCase(), name }),
);

let others: readonly CountryChoice[] | undefined;

/** All other countries; their days count where a day elsewhere or in the Schengen area does. */
export function otherCountries(): readonly CountryChoice[] {
  others ??= OTHERS.split(' ').map(choice).sort(byName);
  return others;
}
