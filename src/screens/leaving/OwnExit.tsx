/** What leaving this country costs with the reader's own amounts; nothing where home is another one. */
import { useMemo } from 'react';
import { WIZARD_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { useFiguresOf, useShownSituation } from '../../situation/figures.ts';
import { homeIdOf, type Situation } from '../../situation/situation.ts';
import Exit from '../Exit.tsx';

export default function OwnExit({ home }: { readonly home: string }) {
  const said = useShownSituation();
  const situation = useMemo<Situation>(
    () => (homeIdOf(said) === home ? said : { ...said, home: { country: home } }),
    [said, home],
  );
  const figures = useFiguresOf(situation, WIZARD_DEFAULT_INCOME);
  return said.home === undefined || situation === said ? <Exit figures={figures} to={null} /> : null;
}
