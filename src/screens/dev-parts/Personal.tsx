import { moneyIn } from '../../catalogue/money.ts';
import type { Fit } from '../../situation/fit.ts';
import { FitMark } from '../../ui/FitMark.tsx';
import { Saving } from '../../ui/Saving.tsx';
import { Part } from './Part.tsx';

const FITS: readonly Fit[] = [
  { level: 'fits', reasons: [], mark: 'if the work counts as foreign', instead: null },
  {
    level: 'check',
    reasons: [
      { level: 'check', head: 'Canadian citizen', text: 'you need a residence permit for Malta.' },
      { level: 'check', head: null, text: 'Only for listed services.' },
    ],
    mark: null,
    instead: null,
  },
  {
    level: 'no',
    reasons: [{ level: 'no', head: 'No company', text: 'the regime needs one.' }],
    mark: null,
    instead: null,
  },
];

/** What follows from what a person says about herself. */
export function Personal() {
  return (
    <>
      <Part name="Saving: saves, costs more, the same">
        {[10_000, -10_000, 0].map((saving) => (
          <Saving key={saving} saving={saving} money={moneyIn('USD')} />
        ))}
      </Part>
      <Part name="FitMark">
        {FITS.map((fit) => (
          <FitMark key={fit.level} fit={fit} />
        ))}
      </Part>
    </>
  );
}
