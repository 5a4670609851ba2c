/** Keeps the direction of imports: screens → ui, charts, pdf → assess → situation, stores, api → catalogue → law, residency. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Which layers each layer may import. A layer may always use its own files. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  'src/law': [],
  'src/residency': [],
  'src/catalogue': ['src/law', 'src/residency'],
  'src/api': ['src/catalogue', 'src/law', 'src/residency'],
  'src/assess': ['src/situation', 'src/stores', 'src/api', 'src/catalogue', 'src/law', 'src/residency'],
  'src/stores': ['src/catalogue', 'src/law', 'src/residency'],
  'src/situation': ['src/stores', 'src/catalogue', 'src/law', 'src/residency'],
  'src/ui': ['src/assess', 'src/situation', 'src/catalogue', 'src/law'],
  'src/charts': ['src/ui', 'src/assess', 'src/situation', 'src/catalogue', 'src/law'],
  'src/pdf': ['src/ui', 'src/assess', 'src/situation', 'src/catalogue', 'src/law'],
  'src/offline': ['src/ui', 'src/situation', 'src/stores', 'src/catalogue'],
  'src/screens': [
    'src/ui',
    'src/charts',
    'src/pdf',
    'src/assess',
    'src/situation',
    'src/stores',
    'src/api',
    'src/catalogue',
    'src/law',
    'src/residency',
  ],
  // Titles and tags of pages, also for the build and the worker.
  'src/app/metadata': ['src/catalogue', 'src/screens'],
  'src/app': [
    'src/app/metadata',
    'src/screens',
    'src/offline',
    'src/ui',
    'src/assess',
    'src/situation',
    'src/stores',
    'src/api',
    'src/catalogue',
    'src/law',
  ],
  // Tools for assistants, over all that the screens ask.
  'src/mcp': ['src/assess', 'src/situation', 'src/api', 'src/catalogue', 'src/law', 'src/residency'],
  // Cards in other pages.
  'src/embed': ['src/ui', 'src/assess', 'src/situation', 'src/catalogue', 'src/law'],
  // Node side: what compiles, builds and serves.
  'src/build': [
    'src/app',
    'src/app/metadata',
    'src/api',
    'src/embed',
    'src/ui',
    'src/catalogue',
    'src/law',
    'data/compiler',
    'sw',
  ],
  'src/commands': ['src/mcp', 'src/catalogue', 'src/law', 'src/residency', 'data/compiler'],
  'data/compiler': ['src/api', 'src/catalogue', 'src/law', 'src/residency'],
  // Scripts that draw the committed pictures, in a browser.
  'data/pictures': ['data/compiler', 'src/build', 'src/catalogue', 'src/law', 'tests'],
  tests: [],
  sw: ['src/api', 'src/app/metadata', 'src/catalogue', 'src/offline', 'src/law'],
};

const LAYERS = Object.keys(ARROWS).sort((a, b) => b.length - a.length);

function layerOf(file: string): string | undefined {
  return LAYERS.find((layer) => file === layer || file.startsWith(`${layer}/`));
}

function filesOf(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
}

const FILES = [...filesOf('src'), ...filesOf('data'), ...filesOf('sw')];
// A space before the quote tells `from 'x'` from the text 'from'.
const IMPORT = /(?:\bfrom\s+|\bimport\(\s*|\bimport\s+)['"]([^'"\n]+)['"]/g;

interface Import {
  readonly file: string;
  readonly target: string;
}

/** Metadata are made in browsers and in plain Node, which has no virtual modules, so these tables are read as they stand. */
const TABLES_READ_DIRECTLY = ['data/calculator-pages.json', 'data/places.json'];

const IMPORTS: readonly Import[] = FILES.flatMap((file) =>
  [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, target = '']) => ({
    file,
    target,
  })),
);

/** Imports of project files, as paths from the root. */
const INNER = IMPORTS.filter(({ target }) => target.startsWith('.'))
  .map(({ file, target }) => ({
    file,
    target: path.posix.join(path.posix.dirname(file), target),
  }))
  .filter(({ target }) => !TABLES_READ_DIRECTLY.includes(target));

describe('the direction of imports', () => {
  test('every source file stands in a known layer', () => {
    expect(FILES.length).toBeGreaterThan(100);
    expect(FILES.filter((file) => !layerOf(file))).toEqual([]);
  });

  test.each(Object.entries(ARROWS))('%s reaches only into %j', (layer, allowed) => {
    const strays = INNER.filter(({ file, target }) => {
      const to = layerOf(target);
      return (
        layerOf(file) === layer &&
        to !== layer &&
        !(to && allowed.includes(to)) &&
        !target.endsWith('package.json')
      );
    });
    expect(strays).toEqual([]);
  });

  test.each(['src/law', 'src/residency'])(
    '%s imports nothing, neither files of other layers nor packages',
    (layer) => {
      const outside = IMPORTS.filter(
        ({ file, target }) =>
          layerOf(file) === layer &&
          !(target.startsWith('.') && layerOf(path.posix.join(path.posix.dirname(file), target)) === layer),
      );
      expect(outside).toEqual([]);
    },
  );

  test('no file imports itself by way of others', () => {
    const importsOf = (file: string) => INNER.filter((one) => one.file === file);
    const state = new Map<string, 'open' | 'done'>();
    const cycles: string[] = [];
    const visit = (file: string, way: readonly string[]) => {
      if (state.get(file) === 'open') cycles.push([...way.slice(way.indexOf(file)), file].join(' → '));
      if (state.has(file)) return;
      state.set(file, 'open');
      for (const { target } of importsOf(file)) visit(target, [...way, file]);
      state.set(file, 'done');
    };
    for (const file of FILES) visit(file, []);
    expect(cycles).toEqual([]);
  });

  test('a screen does not import another screen', () => {
    const screenOf = (file: string) => /^src\/screens\/([^/]+)\//.exec(file)?.[1];
    const strays = INNER.filter(
      ({ file, target }) => screenOf(file) && screenOf(target) && screenOf(file) !== screenOf(target),
    );
    expect(strays).toEqual([]);
  });

  test('data is reached only through its compiler', () => {
    const direct = INNER.filter(
      ({ file, target }) =>
        target.startsWith('data/') && !file.startsWith('data/') && layerOf(target) !== 'data/compiler',
    );
    expect(direct).toEqual([]);
  });

  test('no folder is named utils, helpers or common', () => {
    expect(FILES.filter((file) => /\/(utils|helpers|common)\//.test(file))).toEqual([]);
  });
});

describe('facts before words', () => {
  test('a screen asks the assessment and the API: it imports neither the engine nor what the compiler makes', () => {
    const strays = IMPORTS.filter(
      ({ file, target }) =>
        file.startsWith('src/screens/') &&
        (target.startsWith('virtual:') || /\/law\/[a-zA-Z]+\.ts$/.test(target)),
    );
    expect(strays).toEqual([]);
  });

  /** A string that is asked for a piece of text, or taken apart at one: `value.split('-')`, `/^a/.test(value)`. */
  const READS = [
    /([\w.]+(?:\((?:[^()]|\([^()]*\))*\))?)\??\.(?:startsWith|endsWith|includes|split|replace|replaceAll|match|matchAll|search|indexOf)\(\s*(?:['"`]|\/\S)/g,
    /\/[a-z]*\.(?:test|exec)\(([\w.]+)/g,
  ];

  /** What may be read, by what it is. Everything else that these folders hold as text was made to be shown. */
  const READABLE: Readonly<Record<string, readonly string[]>> = {
    'a list of ids': [
      'assess/needs.ts met',
      'assess/otherMoneyCases.ts rule',
      'screens/leaving/sections.tsx concerns',
      'screens/plan/LeavingHome.tsx concerns',
      'screens/plan/pdf/downloadPlanPdf.tsx concerns',
      'situation/questions.ts citizenships',
    ],
    'a day, a month or ids that the code itself has joined': [
      'assess/english.ts day',
      'screens/plan/days/CountryLines.tsx joined',
      'screens/plan/days/Timeline.tsx date',
      'assess/daysEnglish.ts date',
      'assess/daysEnglish.ts year.from',
      'situation/stayChoices.ts today',
      'situation/stayChoices.ts value',
    ],
    'what a person has typed': [
      'screens/compare/AddCountryDialog.tsx folded(search)',
      'ui/MoneyInput.tsx inputType',
      'ui/moneyText.ts part',
      'ui/moneyText.ts withPlainDigits',
    ],
    'an address, or a part of one': [
      'screens/changes/Changes.tsx text',
      'screens/countries/countryList.ts text',
      'situation/address.ts href',
      'situation/figures.ts document.referrer',
      'situation/figures.ts next',
      'situation/linkParameters.ts text',
      'ui/Button.tsx href',
    ],
    'markup of the data': [
      'screens/guide/AboutCountry.tsx mapSvg',
      `screens/guide/AboutCountry.tsx name.replaceAll('&apos;', "'")`,
      'ui/Markup.tsx text',
      'ui/Markup.tsx unbroken(text)',
    ],
    'a name that becomes an id, or a zone of the platform': [
      'screens/guide/AboutCountry.tsx timeZone',
      'screens/guide/AboutCountry.tsx .at(-1)',
      "situation/planDates.ts .normalize('NFKD')",
      'ui/ReadingPage.tsx title.toLowerCase()',
    ],
    'a name, for the case of its first letter in a sentence': ['assess/english.ts name'],
  };

  test('no code decides by reading words that were made to be shown, or puts others into them', () => {
    const found = FILES.filter((file) => /^src\/(?:assess|screens|ui|situation)\//.test(file)).flatMap(
      (file) => {
        const code = readFileSync(path.join(ROOT, file), 'utf8')
          .replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
          .replace(/\s+(?=\??\.\w)/g, '');
        return READS.flatMap((reads) =>
          [...code.matchAll(reads)].map(([, read = '']) => `${file.slice('src/'.length)} ${read}`),
        );
      },
    );
    expect([...new Set(found)].sort()).toEqual(Object.values(READABLE).flat().sort());
  });
});

test('every style sheet has a name of its own: the names of its classes begin with it', () => {
  const sheets = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.basename(file));
  expect(sheets.filter((sheet, at) => sheets.indexOf(sheet) !== at)).toEqual([]);
});
