/** Brings public/_headers and docs/hosting.md up to date with headers.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { headersFile, withCurrentHeaders } from './headersFile.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const page = path.join(ROOT, 'docs/hosting.md');

writeFileSync(path.join(ROOT, 'public/_headers'), headersFile());
writeFileSync(page, withCurrentHeaders(readFileSync(page, 'utf8')));
