import { describe, expect, test } from 'vitest';
import { type Manifest, pageFiles, stylesOf, withImports } from '../../../src/build/loadGraph.ts';

const MANIFEST: Manifest = {
  'index.html': {
    file: 'app.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['src/screens/guide/Guide.tsx', 'src/app/PageEnd.tsx'],
    css: ['app.css'],
  },
  '_shared.js': { file: 'shared.js', imports: ['index.html'], css: ['shared.css'] },
  'src/screens/guide/Guide.tsx': {
    file: 'guide.js',
    imports: ['_shared.js', 'index.html'],
    dynamicImports: ['src/screens/guide/lower.ts'],
    css: ['guide.css'],
  },
  'src/screens/guide/lower.ts': { file: 'lower.js', imports: ['_shared.js'], css: ['lower.css'] },
  'src/app/PageEnd.tsx': { file: 'end.js', css: ['end.css'] },
  'virtual:lowtide/leaving/malta': { file: 'texts.js' },
  'virtual:lowtide/country/malta': { file: 'malta.js' },
  'src/api/fetchApi.ts': { file: 'api.js', isEntry: true, imports: ['_shared.js'] },
};

describe('the load graph', () => {
  test('a chunk comes after what it imports, once, also where two import each other', () => {
    const chunks = withImports(MANIFEST, ['index.html', 'src/screens/guide/Guide.tsx']);
    expect(chunks.map(({ file }) => file)).toEqual(['shared.js', 'app.js', 'guide.js']);
    expect(stylesOf(chunks)).toEqual(['shared.css', 'app.css', 'guide.css']);
  });

  test('a source without a chunk of its own is an error', () => {
    expect(() => withImports(MANIFEST, ['src/screens/gone.tsx'])).toThrow('src/screens/gone.tsx');
  });
});

describe('the files of a page', () => {
  const CSS: Record<string, string> = { 'lower.css': '.l{color:red}', 'end.css': '.e{width:.5rem}' };
  const page = { html: '<p class="x l">', screenFile: 'screens/guide/Guide.tsx' };
  const files = (guide: string | null, html = page.html, texts: string | null = null) =>
    pageFiles(MANIFEST, { ...page, html, guide, texts }, (file) => CSS[file] ?? '');

  test('are its chunks without the entry; a guide asks for its texts and has its country’s figures, and others name their texts', () => {
    expect(files(null).scripts).toEqual(['shared.js', 'guide.js']);
    expect(files('malta').scripts).toEqual(['shared.js', 'api.js', 'malta.js', 'guide.js']);
    const texts = 'virtual:lowtide/leaving/malta';
    expect(files(null, page.html, texts).scripts).toEqual(['shared.js', 'guide.js', 'texts.js']);
  });

  test('have the styles of parts that are prerendered and whose code comes later, and no others', () => {
    expect(files(null).styles).toEqual(['shared.css', 'app.css', 'guide.css', 'lower.css']);
    expect(files(null, '<p class="x">').styles).not.toContain('lower.css');
  });
});
