/** What follows for one regime from a person's answers, beside its figures; nothing as long as there are none. */
import type { Country, TaxRegime } from '../catalogue/entities.ts';
import { differenceAsShown, stillDueOf } from '../situation/assessed.ts';
import { needsFacts, usePersonFacts } from '../situation/facts.ts';
import type { Figures } from '../situation/figures.ts';
import { fitOf } from '../situation/fit.ts';
import { homeTaxOf } from '../situation/homeTax.ts';
import { decidesFit } from '../situation/situation.ts';
import { FitMark } from '../ui/FitMark.tsx';
import { Saving } from '../ui/Saving.tsx';

interface Props {
  readonly figures: Figures;
  readonly country: Pick<Country, 'name' | 'code' | 'slug' | 'residencyDays'>;
  readonly regime: Pick<TaxRegime, 'id' | 'requiresIncorporation'>;
}

/** What a regime saves against what is paid today. @param total what it costs, USD per year. */
export function Saved({ figures, country, regime, total }: Props & { readonly total: number }) {
  const { situation, income, money } = figures;
  const { facts } = usePersonFacts(needsFacts(situation));
  const paidToday = homeTaxOf(situation, figures, facts.homeCountries);
  if (paidToday === null) return null;
  if (fitOf(country, regime, situation, income, facts, money).level === 'no') return null;
  const stillDue = stillDueOf(situation, figures, country, regime, facts);
  return <Saving saving={differenceAsShown(figures, paidToday, total, stillDue)} money={money} />;
}

/** Whether a regime fits the person. */
export function RegimeFit({ figures, country, regime }: Props) {
  const { situation, income, money } = figures;
  const { facts, isReady } = usePersonFacts(needsFacts(situation));
  if (!decidesFit(situation) || !isReady) return null;
  return <FitMark fit={fitOf(country, regime, situation, income, facts, money)} />;
}
