import type { Example } from './example.ts';
import { examples as albania } from './examples/albania.ts';
import { examples as bulgaria } from './examples/bulgaria.ts';
import { examples as costaRica } from './examples/costa-rica.ts';
import { examples as cyprus } from './examples/cyprus.ts';
import { examples as estonia } from './examples/estonia.ts';
import { examples as georgia } from './examples/georgia.ts';
import { examples as hungary } from './examples/hungary.ts';
import { examples as italy } from './examples/italy.ts';
import { examples as lithuania } from './examples/lithuania.ts';
import { examples as malta } from './examples/malta.ts';
import { examples as montenegro } from './examples/montenegro.ts';
import { examples as northMacedonia } from './examples/north-macedonia.ts';
import { examples as panama } from './examples/panama.ts';
import { examples as paraguay } from './examples/paraguay.ts';
import { examples as poland } from './examples/poland.ts';
import { examples as portugal } from './examples/portugal.ts';
import { examples as romania } from './examples/romania.ts';
import { examples as serbia } from './examples/serbia.ts';
import { examples as spain } from './examples/spain.ts';
import { examples as turkey } from './examples/turkey.ts';
import { examples as unitedArabEmirates } from './examples/united-arab-emirates.ts';
import { examples as uruguay } from './examples/uruguay.ts';

/** Worked examples by the slug of their country. */
export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  albania,
  bulgaria,
  'costa-rica': costaRica,
  cyprus,
  estonia,
  georgia,
  hungary,
  italy,
  lithuania,
  malta,
  montenegro,
  'north-macedonia': northMacedonia,
  panama,
  paraguay,
  poland,
  portugal,
  romania,
  serbia,
  spain,
  turkey,
  'united-arab-emirates': unitedArabEmirates,
  uruguay,
};
