import { Fragment, type MouseEvent, useState } from 'react';
import { Link } from 'wouter';
import { COUNTRIES_PATH, countryGuidePath, OPEN_API_PATH, taxBracketsPath } from '../../api/paths.ts';
import { dataRelease, dataVersion, openDataBytes, sampleRows, site } from '../../api/site.ts';
import { formatDay, formatDayOrMonth } from '../../catalogue/format.ts';
import {
  OPEN_DATA_CHANGES,
  OPEN_DATA_SET,
  OPEN_DATA_TABLES,
  type OpenDataFile,
} from '../../catalogue/openDataFiles.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { ReadingPage, ReadingSection } from '../../ui/ReadingPage.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import table from '../../ui/Table.module.css';
import styles from './DataPage.module.css';

/** The data set for anyone to use. */
export default function DataPage() {
  return (
    <ReadingPage
      title="Open data"
      lead="Everything the calculators run on, at permanent addresses. Amounts are in US dollars a year unless a column says otherwise."
    >
      <Facts className={styles.facts} facts={ABOUT} />
      <ReadingSection title="The whole data set, JSON">
        <Files files={OPEN_DATA_SET} />
      </ReadingSection>
      <ReadingSection title="Tables, CSV">
        <p>They open in any spreadsheet.</p>
        <Files files={OPEN_DATA_TABLES} />
      </ReadingSection>
      <ReadingSection title="What a table looks like">
        <Sample />
      </ReadingSection>
      <ReadingSection title="In a spreadsheet">
        <Spreadsheet />
      </ReadingSection>
      <ReadingSection title="Calculate in your own program">
        <Engine />
      </ReadingSection>
      <ReadingSection title="Use the web API">
        <ApiCalls />
      </ReadingSection>
      <ReadingSection title="Changelog">
        {OPEN_DATA_CHANGES.map(({ from, change }) => (
          <p key={from}>
            <b>
              <time dateTime={from}>{formatDay(from)}</time>
            </b>
            : {change}
          </p>
        ))}
      </ReadingSection>
    </ReadingPage>
  );
}

/** Hands a file of the open data over, from what is saved on the device or from the network; false where it is in neither. */
async function download(name: string): Promise<boolean> {
  try {
    const response = await fetch(`/data/${name}`);
    if (!response.ok) return false;
    saveFile(await response.blob(), name);
    return true;
  } catch {
    return false;
  }
}

function Files({ files }: { readonly files: readonly OpenDataFile[] }) {
  const [missing, setMissing] = useState<string | null>(null);

  /** Browsers download a link past the worker, so that nothing would happen without a network: the page asks itself. */
  async function onPress(event: MouseEvent<HTMLAnchorElement>, name: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setMissing((await download(name)) ? null : name);
  }

  return (
    <>
      <ul className={styles.files}>
        {files.map(({ name, holds }) => (
          <li key={name}>
            <a href={`/data/${name}`} download onClick={(event) => void onPress(event, name)}>
              {`/data/${name}`}
            </a>
            <span className={styles.holds}>{holds}</span>
            <span className={styles.size}>{sizeText(openDataBytes[name])}</span>
          </li>
        ))}
      </ul>
      <p role="status">
        {missing === null
          ? ''
          : `${missing} is not saved on this device yet. With a connection it can be downloaded.`}
      </p>
    </>
  );
}

function sizeText(bytes = 0): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** What a table looks like, before anybody downloads one. */
function Sample() {
  const [head = [], ...rows] = sampleRows;
  return (
    <>
      <p id="sample">The first rows of regimes.csv, in five of its columns:</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard. */}
      <section className={table.scroll} aria-labelledby="sample" tabIndex={0}>
        <table className={`${table.table} ${styles.sample}`}>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[1]}>
                {row.map((cell, at) => (
                  <td key={head[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>
        An empty cell means no limit or no rate. <code>regime_id</code> joins regimes with brackets, years and
        costs; <code>code</code> joins countries with the rest.
      </p>
    </>
  );
}

const ABOUT: readonly Fact[] = [
  [
    'Licence',
    <p key="licence">
      <a href="https://creativecommons.org/licenses/by/4.0/" rel="license noopener noreferrer">
        CC BY 4.0
      </a>
      : use it for anything, and credit Lowtide. Index figures belong to the publishers named in the data.
    </p>,
  ],
  [
    'Version',
    <p key="version">
      <code>{dataVersion}</code>, with figures of{' '}
      <span className={styles.release}>{formatDayOrMonth(dataRelease)}</span>. This code changes with every
      update. The <Link href="/methodology">methodology</Link> explains the figures.
    </p>,
  ],
  ['Offline', 'All files work offline once the footer says “Ready offline”.'],
];

interface CodeProps {
  readonly text: string;
  /** What copies it. */
  readonly children: string;
}

/** Where a long address goes on in the next line. */
const AFTER_SLASH = /(?<=[^/]\/)(?=[^/])/;

/** A line for a machine in its box, to be copied. */
function Code({ text, children }: CodeProps) {
  return (
    <div>
      <code className={styles.code}>
        {text.split(AFTER_SLASH).map((part) => (
          <Fragment key={part}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </code>
      <CopyButton className={styles.copy} text={() => text}>
        {children}
      </CopyButton>
    </div>
  );
}

const IMPORT = `=IMPORTDATA("${site.origin}/data/regimes.csv")`;

/** How to open a table where people calculate. */
function Spreadsheet() {
  return (
    <Facts
      className={styles.ways}
      facts={[
        [
          'Google Sheets',
          <div key="formula">
            <p>Type this into a cell. The sheet then updates itself.</p>
            <Code text={IMPORT}>Copy the formula</Code>
          </div>,
        ],
        [
          'Excel',
          'Choose Data › Get Data › From Web, and paste the address of a table. For a downloaded file, choose From Text/CSV, then UTF-8 and comma.',
        ],
        ['LibreOffice', 'Open the file. Choose UTF-8, comma and English (USA).'],
      ]}
    />
  );
}

const MODULE = `import { assess } from '${site.origin}/engine/lowtide.js';`;

/** How a page or a program calculates with the same functions and laws. */
function Engine() {
  return (
    <>
      <p>
        Your page or program can calculate with this site’s own engine and laws. Every answer comes with its
        working.
      </p>
      <Code text={MODULE}>Copy the line</Code>
      <ul>
        <li>
          <a href="/engine/lowtide.js">/engine/lowtide.js</a>, an ES module with no dependencies, under the
          MIT licence
        </li>
        <li>
          <a href="/engine/lowtide.d.ts">/engine/lowtide.d.ts</a>, its types
        </li>
        <li>
          <a href="/engine/law.json">/engine/law.json</a>, the laws, their rates and their version, under CC
          BY 4.0
        </li>
      </ul>
    </>
  );
}

const CALLS: readonly { readonly what: string; readonly path: string }[] = [
  { what: 'All countries with their regimes', path: COUNTRIES_PATH },
  { what: 'The brackets of one regime', path: taxBracketsPath('mt-res-non-dom') },
  { what: 'One country with its guide and sources', path: countryGuidePath('malta') },
];

/** The three calls of the API as lines for a terminal, and the document that describes them. */
function ApiCalls() {
  return (
    <>
      <p>
        Programs can ask for the same figures, without a key. <a href={OPEN_API_PATH}>The OpenAPI document</a>{' '}
        describes every call and every file on this page.
      </p>
      <Facts
        className={styles.ways}
        facts={CALLS.map(({ what, path }) => [
          what,
          <Code key={path} text={`curl ${site.origin}${path}`}>
            Copy the line
          </Code>,
        ])}
      />
    </>
  );
}
