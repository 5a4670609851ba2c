/** What a person may say about herself and what follows from it; loaded once a page is there (PersonEntries.tsx). */
import { conditions } from 'virtual:lowtide/conditions';
import type { Country, TaxRegime } from '../catalogue/entities.ts';
import { formatMoney } from '../catalogue/format.ts';
import { moneyIn } from '../catalogue/money.ts';
import { isEmptyProfile } from '../catalogue/profile.ts';
import { fitOf } from '../catalogue/qualify.ts';
import { useHomeCountries, usePresentTax } from '../stores/presentTax.ts';
import { useProfile } from '../stores/profile.ts';
import { FitMark } from '../ui/FitMark.tsx';
import { PresentTaxForm } from '../ui/PresentTaxForm.tsx';
import { ProfileForm } from '../ui/ProfileForm.tsx';
import { Saving } from '../ui/Saving.tsx';

export interface AtIncome {
  /** USD per year. */
  readonly income: number;
  readonly deduct: boolean;
}

/** What is paid today, behind the words that name it. */
export function PresentTotal({ income, deduct }: AtIncome) {
  const { present } = usePresentTax();
  return present ? `: ${formatMoney(present(income, deduct))}` : null;
}

export function PresentTaxEntry({ income, deduct }: AtIncome) {
  const { choice, choose, forget, present } = usePresentTax();
  return (
    <PresentTaxForm
      choice={choice}
      homeCountries={useHomeCountries(true)}
      income={income}
      total={present ? present(income, deduct) : null}
      onChoose={choose}
      onForget={forget}
    />
  );
}

export interface SavedProps extends AtIncome {
  /** What would be paid, USD per year. */
  readonly total: number;
}

/** What a regime saves against what is paid today; nothing where that is not known. */
export function Saved({ income, deduct, total }: SavedProps) {
  const { present } = usePresentTax();
  return present ? <Saving saving={present(income, deduct) - total} money={moneyIn('USD')} /> : null;
}

export function ProfileEntry() {
  const { profile, answer, forget } = useProfile();
  return <ProfileForm profile={profile} onAnswer={answer} onForget={forget} />;
}

export interface RegimeFitProps {
  readonly country: Pick<Country, 'name' | 'code' | 'residencyDays'>;
  readonly regime: Pick<TaxRegime, 'id' | 'requiresIncorporation'>;
}

/** Whether a regime fits the person's profile; nothing as long as there is none. */
export function RegimeFit({ country, regime }: RegimeFitProps) {
  const { profile } = useProfile();
  if (isEmptyProfile(profile)) return null;
  const { level, reasons } = fitOf(country, regime, conditions[regime.id] ?? [], profile);
  const told = reasons.map((text) => ({ level: 'check' as const, head: null, text }));
  return <FitMark fit={{ level, reasons: told, mark: null, instead: null }} />;
}
