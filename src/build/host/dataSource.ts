/** Source of the API on the servers' side: the compiled data. */
import { type CompiledData, compileData } from '../../../data/compiler/index.ts';
import { openApiDocument } from '../../../data/compiler/openApi.ts';
import type { ApiSource } from '../../api/handlers.ts';

/** A source on the servers' side, with the brackets of all regimes. */
export type DataSource = ApiSource & Pick<CompiledData, 'taxBrackets'>;

/** Source over compiled data; compiles it if none is given. Throws a DataError where the data is wrong. */
export function dataSource(data: CompiledData = compileData()): DataSource {
  return {
    countries: data.countries,
    release: data.releases.newest,
    openApi: async () => openApiDocument(data),
    taxBrackets: data.taxBrackets,
    texts: async (slug) => (Object.hasOwn(data.texts, slug) ? (data.texts[slug] ?? null) : null),
  };
}
