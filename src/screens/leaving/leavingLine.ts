/** The line of time of leaving a country: what happens when, in the words of the data. */
import { countOf } from '../../catalogue/format.ts';
import { type Leaving, stepWords } from '../../catalogue/leavingHome.ts';
import type { TimePoint } from '../../ui/TimeLine.tsx';

/** Today, the day of leaving, the last return, and how long taxes go on after it. */
export function leavingLine({
  exitTax,
  steps,
  tail,
}: Pick<Leaving, 'exitTax' | 'steps' | 'tail'>): TimePoint[] {
  const first = steps.reduce((least, { offsetDays }) => Math.min(least, offsetDays ?? 0), 0);
  const last = steps.find(
    ({ when, dueNextYear, dueInWords }) => when === 'after' && (dueNextYear ?? dueInWords) !== undefined,
  );
  const years = [...new Set(tail.flatMap((rule) => rule.years ?? []))].sort((a, b) => a - b);
  const titles = (of: number | null) => [
    ...new Set(tail.filter((rule) => rule.years === of).map(({ title }) => title)),
  ];
  const endless = titles(null);
  return [
    ...(first < 0 ? [{ when: `${countOf(-first, 'day')} before`, what: 'First step' }] : []),
    {
      when: 'The day you leave',
      what: exitTax.applies ? 'Exit tax' : 'No exit tax',
      isMain: true,
    },
    ...(last ? [{ when: stepWords(last), what: last.title }] : []),
    ...years.map((count) => ({
      when: `For ${countOf(count, 'year')}`,
      what: firstOf(titles(count)),
      isTail: true,
    })),
    ...(endless.length > 0 ? [{ when: 'No fixed end', what: firstOf(endless), isTail: true }] : []),
  ];
}

/** "Payments from Germany to Panama", "Deferred exit tax and 2 more". */
function firstOf([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
