import { describe, expect, it } from 'vitest';
import { compiled, edited, problemsOf, realFiles } from './samples.ts';

describe('a cross-check over the whole set fails with file, path and reason:', () => {
  it('regime ids are unique over destinations and home countries', () => {
    const files = edited('home-countries/germany.json', (germany) => {
      Object.assign(germany, { id: 'mt', code: 'MT' });
      germany.regime.id = 'mt-res-non-dom';
    });
    expect(problemsOf(files)).toContainEqual({
      file: 'data/home-countries/germany.json',
      path: 'regime.id',
      message: '"mt-res-non-dom" is taken by data/countries/malta.json; it must be unique',
    });
  });

  it('a file stands under a slug of the table of places, and its slug is that', () => {
    const { 'countries/malta.json': malta = '', ...rest } = realFiles;
    expect(problemsOf({ ...rest, 'countries/gozo.json': malta })).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ file: 'data/countries/malta.json', message: 'the file is missing' }),
        expect.objectContaining({ file: 'data/countries/gozo.json', path: '' }),
      ]),
    );
    const files = edited('countries/malta.json', (country) => {
      country.slug = 'gozo';
    });
    expect(problemsOf(files)).toContainEqual({
      file: 'data/countries/malta.json',
      path: 'slug',
      message: '"gozo" must be "malta", as in data/places.json',
    });
  });

  it('every country has a flag file', { tags: 'field-flag-image' }, () => {
    expect(problemsOf(realFiles, (code) => code !== 'MT')).toEqual([
      {
        file: 'data/countries/malta.json',
        path: 'code',
        message: 'there is no flag public/flags/mt.svg for "MT"',
      },
    ]);
  });

  it('all failures are reported together', () => {
    const first = edited('countries/malta.json', (malta) => {
      malta.timeZone = 'Nowhere';
      malta.taxRegimes[0].taxDescription = 'one ** mark';
    });
    const both = edited(
      'similar-destinations.json',
      (similar) => {
        similar.italy[0] = 'atlantis';
      },
      first,
    );
    expect(problemsOf(both).map(({ path }) => path)).toEqual([
      'taxRegimes[0].taxDescription',
      'timeZone',
      'italy[0]',
    ]);
  });
});

describe('warnings do not stop a build', () => {
  const warningsOn = (day: string) => compiled(realFiles, new Date(`${day}T00:00:00Z`)).warnings;
  const reviews = (day: string) => warningsOn(day).filter(({ path }) => path === 'reviewed');

  it('a review is not warned about for 12 months', () => {
    expect(reviews('2027-11-20')).toEqual([]);
  });

  it('a review older than 12 months is a warning for every file that says when it was reviewed', () => {
    const old = reviews('2029-01-01');
    expect(old).toHaveLength(4 * 22 + 18 + 3 * 40 + 1);
    expect(old).toContainEqual({
      file: 'data/countries/malta.json',
      path: 'reviewed',
      message: expect.stringMatching(/^the last review, 202\d-\d\d-\d\d, is older than 12 months$/),
    });
  });

  it('a review in the future is a warning', () => {
    expect(reviews('2026-11-19')).toHaveLength(4 * 22 + 18 + 3 * 40 + 1);
  });

  const operator = {
    origin: 'https://example.org',
    email: 'hello@example.org',
    socialLinks: [{ label: 'Mastodon', url: 'https://example.org/@us' }],
    contactName: 'A',
    company: 'B',
    management: 'C',
    address: 'D',
    phone: 'E',
    register: 'F',
    capital: 'G',
    vat: 'H',
  };

  it('placeholders of the operator are a warning that names every field', () => {
    expect(compiled(realFiles).warnings).toEqual([
      {
        file: 'data/site.json',
        path: '',
        message: expect.stringMatching(/examples are left in origin, email, .*, vat;/),
      },
    ]);
  });

  it('details that are set are not warned about', () => {
    const files = edited('site.json', (site) => Object.assign(site, operator));
    expect(compiled(files).warnings).toEqual([]);
  });

  it('a single placeholder in a social link is named', () => {
    const files = edited('site.json', (site) => {
      Object.assign(site, operator, { socialLinks: [{ label: 'Us', url: 'https://social.example/us' }] });
    });
    expect(compiled(files).warnings.map(({ message }) => message)).toEqual([
      'examples are left in socialLinks; set them before the site goes public',
    ]);
  });
});
