import { EXAMPLE, EXAMPLE_YEAR } from './example.ts';
import { YearPreview } from './YearPreview.tsx';

/** What the days will look like, for a person who has said neither from where nor to where. */
export function ExampleYear() {
  return <YearPreview title="An example" stays={EXAMPLE.stays} year={EXAMPLE_YEAR} />;
}
