import { expect, test } from 'vitest';
import { apiRouteOf, countryGuidePath, isApiPath, taxBracketsPath } from '../../../src/api/paths.ts';

test.each(['/api', '/api/', '/api/countries', '/api/nothing', '/api?x', '/api#x'])(
  '%s belongs to the API, known or not',
  (path) => {
    expect(isApiPath(path)).toBe(true);
  },
);

test.each(['', '/', '/apis', '/apiary/x', '/x/api/', 'api', '/?/api/', '/#/api'])(
  '%s does not belong to the API',
  (path) => {
    expect(isApiPath(path)).toBe(false);
  },
);

test.each(['malta', 'a b', 'ä/ö?#%', '..'])('a path with the name %j is read as it was built', (name) => {
  expect(apiRouteOf(countryGuidePath(name))).toEqual({ kind: 'countryGuide', slug: name });
  expect(apiRouteOf(`${taxBracketsPath(name)}?income=1\n#x`)).toEqual({ kind: 'taxBrackets', id: name });
});
