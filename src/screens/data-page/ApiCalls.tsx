import { COUNTRIES_PATH, countryGuidePath, OPEN_API_PATH, taxBracketsPath } from '../../api/paths.ts';
import { site } from '../../api/site.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import styles from './DataPage.module.css';

const CALLS: readonly { readonly what: string; readonly path: string }[] = [
  { what: 'All countries with their regimes', path: COUNTRIES_PATH },
  { what: 'The brackets of one regime', path: taxBracketsPath('mt-res-non-dom') },
  { what: 'One country with its guide and sources', path: countryGuidePath('malta') },
];

/** The three calls of the API as lines for a terminal, and the document that describes them. */
export function ApiCalls() {
  return (
    <>
      <p>
        Programs can ask for the same figures, without a key. <a href={OPEN_API_PATH}>Its OpenAPI document</a>{' '}
        describes every call and every file on this page.
      </p>
      <dl className={styles.ways}>
        {CALLS.map(({ what, path }) => {
          const line = `curl ${site.origin}${path}`;
          return (
            <div key={path}>
              <dt>{what}</dt>
              <dd>
                <code>{line}</code>{' '}
                <CopyButton className={styles.copy} text={() => line}>
                  Copy the line
                </CopyButton>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
