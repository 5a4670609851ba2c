import { freeMovement } from 'virtual:lowtide/catalogue';

/** The countries whose citizen a person may be, or in which they pay tax today. */

export interface Place {
  /** Lower-case ISO code; 'eu-other' and 'other' stand for those that are not named. */
  readonly id: string;
  readonly name: string;
  /** "German" in "German citizen". */
  readonly adjective: string;
}

const NAMED = `
at|Austria|Austrian
au|Australia|Australian
be|Belgium|Belgian
br|Brazil|Brazilian
ca|Canada|Canadian
ch|Switzerland|Swiss
de|Germany|German
dk|Denmark|Danish
fr|France|French
gb|United Kingdom|British
ie|Ireland|Irish
il|Israel|Israeli
in|India|Indian
nl|Netherlands|Dutch
nz|New Zealand|New Zealand
se|Sweden|Swedish
us|United States|US
za|South Africa|South African
ae|United Arab Emirates|Emirati
al|Albania|Albanian
bg|Bulgaria|Bulgarian
cr|Costa Rica|Costa Rican
cy|Cyprus|Cypriot
ee|Estonia|Estonian
es|Spain|Spanish
ge|Georgia|Georgian
hu|Hungary|Hungarian
it|Italy|Italian
lt|Lithuania|Lithuanian
me|Montenegro|Montenegrin
mk|North Macedonia|Macedonian
mt|Malta|Maltese
pa|Panama|Panamanian
pl|Poland|Polish
pt|Portugal|Portuguese
py|Paraguay|Paraguayan
ro|Romania|Romanian
rs|Serbia|Serbian
tr|Turkey|Turkish
uy|Uruguay|Uruguayan`;

const named: readonly Place[] = NAMED.trim()
  .split('\n')
  .map((line) => {
    const [id = '', name = '', adjective = ''] = line.split('|');
    return { id, name, adjective };
  });

/** Sorted by name, the two that stand for many last. */
export const CITIZENSHIPS: readonly Place[] = [
  ...[...named].sort((a, b) => (a.name < b.name ? -1 : 1)),
  { id: 'eu-other', name: 'Another EU or EEA country', adjective: 'EU' },
  { id: 'other', name: 'Another country', adjective: 'Other' },
];

/** Those whose ordinary tax is in the data, sorted by name. */
export const HOME_COUNTRIES: readonly Place[] = [...named.slice(0, 18)].sort((a, b) =>
  a.name < b.name ? -1 : 1,
);

/** Those one may move to, sorted by name. */
export const DESTINATIONS: readonly Place[] = named.slice(18);

/** Whether a lower-case code is that of a destination. */
export function isDestination(id: string): boolean {
  return DESTINATIONS.some((place) => place.id === id);
}

const byId = new Map(CITIZENSHIPS.map((place) => [place.id, place]));

export function placeOf(id: string): Place | null {
  return byId.get(id) ?? null;
}

const freely = new Set([...freeMovement, 'eu-other']);

/** Whether a citizenship, or a country by its lower-case code, belongs to the area of free movement. */
export function movesFreely(id: string): boolean {
  return freely.has(id);
}
