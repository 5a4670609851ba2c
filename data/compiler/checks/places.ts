/** What the files say of a country is what data/places.json says of it. */
import { checkFolder, type Problem, problemsIn } from '../problems.ts';
import type { ParsedData } from '../read.ts';

export function checkPlaces(data: ParsedData): Problem[] {
  const { places, countries, homeCountries, daysCountries } = data;
  const of = (isDestination: boolean) =>
    Object.fromEntries(
      Object.entries(places).filter(([, { destination = false }]) => destination === isDestination),
    );
  const folders = {
    countries,
    'home-countries': homeCountries,
    homes: data.homes,
    law: data.law,
    practical: data.practical,
    changes: data.changes,
    leaving: data.leaving,
    'move-year/arrive': data.moveArrive,
    'move-year/leave': data.moveLeave,
  };
  return [
    ...checkFolder('countries', countries, of(true), 'places.json that is a destination'),
    ...checkFolder('home-countries', homeCountries, of(false), 'places.json that is no destination'),
    ...checkFolder('law', data.law, places, 'places.json'),
    ...Object.entries(folders).flatMap(([folder, files]) =>
      Object.entries<object>(files).flatMap(([slug, content]) => checkIdentity(folder, slug, content, data)),
    ),
    ...problemsIn('data/days/countries.json', (report) => {
      const byCode = new Map(Object.values(places).map((place) => [place.code, place]));
      for (const code of byCode.keys()) {
        if (!(code in daysCountries))
          report(code, 'the country has no entry; an empty "rules" says that there is no day rule');
      }
      for (const [code, { name, kind }] of Object.entries(daysCountries)) {
        const place = byCode.get(code);
        if (!place) report(code, `"${code}" is no country of data/places.json`);
        else if (name !== place.name) report(`${code}.name`, mustBe(name, place.name));
        else if ((place.destination ?? false) !== (kind === 'destination')) {
          report(`${code}.kind`, `${name} is no ${kind} in data/places.json`);
        }
      }
    }),
  ];
}

/** Whichever of a country's names a file has. */
function checkIdentity(folder: string, slug: string, content: object, { places }: ParsedData): Problem[] {
  const place = places[slug];
  if (!place) return [];
  const { code, name, currency } = place;
  const expected: Readonly<Record<string, string>> = {
    id: code.toLowerCase(),
    code,
    name,
    slug,
    country: slug,
    ...(folder === 'law' && { currency }),
  };
  return problemsIn(`data/${folder}/${slug}.json`, (report) => {
    for (const [field, found] of Object.entries<unknown>({ ...content })) {
      const known = Object.hasOwn(expected, field) ? expected[field] : undefined;
      if (known !== undefined && found !== known) report(field, mustBe(found, known));
    }
  });
}

function mustBe(found: unknown, expected: string): string {
  return `"${found}" must be "${expected}", as in data/places.json`;
}
