import { useMemo } from 'react';
import { CURVES_IN_ADDRESS } from '../../catalogue/curvesView.ts';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { LaterCurves } from '../../charts/LaterCurves.tsx';
import { useAddressState } from '../../stores/addressState.ts';
import { useDeduct } from '../../stores/deduct.ts';
import { scheduleOf } from '../../tax/index.ts';
import { Section } from './Section.tsx';

interface Props {
  readonly country: CountryGuide;
  readonly current: GuideRegime;
  /** USD per year. */
  readonly income: number;
}

/** Tax over income: the regime on the page first, and the country's others to weigh it against (D12). */
export function GuideCurves({ country, current, income }: Props) {
  const deduct = useDeduct();
  const [view, setView] = useAddressState(CURVES_IN_ADDRESS);
  const regimes = useMemo(() => {
    const others = country.taxRegimes.filter(({ id }) => id !== current.id);
    return [current, ...others].map((regime) => ({
      id: regime.id,
      name: regime.name,
      schedule: scheduleOf(regime, regime.taxBrackets),
    }));
  }, [country, current]);

  return (
    <Section title="Tax from $0 to $500,000">
      <LaterCurves regimes={regimes} deduct={deduct} view={view} onView={setView} income={income} />
    </Section>
  );
}
