import { describe, expect, test } from 'vitest';
import { type Paper, paperWords } from '../../../src/catalogue/papers.ts';
import { papersOf, withPapers } from '../../../src/situation/papers.ts';
import { type PlanDate, stepId } from '../../../src/situation/planDates.ts';

const source = { title: 'A law', publisher: 'A state', url: null };
const date = (title: string, day: string): PlanDate => ({
  id: stepId('home', 'de', title),
  date: day,
  place: 'home',
  country: 'de',
  title,
  text: `${title}.`,
  only: null,
  source,
  repeats: null,
});
const dates = [date('Deregister', '2027-01-01'), date('Give up the home', '2026-12-01')];
const papers: readonly Paper[] = [
  { id: 'deregistration', text: 'Abmeldebestätigung.', asked: 'usual', step: 'Deregister' },
  { id: 'days', text: 'Tickets.', asked: 'helps' },
  { id: 'vat', text: 'Last return.', asked: 'believed', step: 'A step that the plan does not have' },
];
const kept = papersOf(
  {
    home: { country: 'de', keep: '10 years', papers },
    destination: {
      country: 'rs',
      keep: '5 years',
      papers: [{ id: 'certificate', text: 'Potvrda.', asked: 'known' }],
    },
  },
  dates,
);

describe('the papers of a move', () => {
  test('come from the dates of the plan where a step brings them', () => {
    expect(kept.map(({ id, from }) => [id, from?.title ?? null])).toEqual([
      ['paper-home-de-deregistration', 'Deregister'],
      ['paper-home-de-days', null],
      ['paper-home-de-vat', null],
      ['paper-destination-rs-certificate', null],
    ]);
  });

  test('stand in the calendar with their step; the others on the day of the move', () => {
    const [deregister, home, rest] = withPapers(dates, kept, '2027-01-01');
    expect(deregister?.text).toBe('Deregister.\nThen keep: Abmeldebestätigung.');
    expect(home).toBe(dates[1]);
    expect(rest).toMatchObject({
      id: 'papers',
      date: '2027-01-01',
      text: 'Tickets.\nLast return.\nPotvrda.',
      source: null,
    });
    expect(withPapers(dates, [], '2027-01-01')).toEqual(dates);
  });

  test('say whom they convince, and how long they are kept', () => {
    expect(kept.map(paperWords)).toEqual([
      'Usually in the file for the tax office of Germany; keep 10 years',
      'Helps with the tax office of Germany; keep 10 years',
      'Often asked for by the tax office of Germany; keep 10 years',
      'Asked for by the tax office of Serbia; keep 5 years',
    ]);
    expect(paperWords({ asked: 'known', convinces: 'the state', country: 'de', keep: '7 years' })).toBe(
      'Asked for by the state; keep 7 years',
    );
  });
});
