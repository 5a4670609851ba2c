/** Income that is not work: which kinds there are, how much a year, and where each comes from. */
import { useState } from 'react';
import { countryName } from '../catalogue/countryNames.ts';
import type { Currency } from '../catalogue/currencies.ts';
import { OTHER_KIND_LABELS } from '../catalogue/labels.ts';
import type { SaidIncome } from '../catalogue/otherIncome.ts';
import { isDestination } from '../catalogue/places.ts';
import { OTHER_KINDS, type OtherKind } from '../law/index.ts';
import { answer } from '../situation/figures.ts';
import { homeIdOf, isCitizenOf, type Situation } from '../situation/situation.ts';
import { NOT_FOR_US_CITIZENS } from '../situation/words.ts';
import styles from './Ask.module.css';
import type { HomeCasesProps } from './AskIncomeCase.tsx';
import { Chip, Chips } from './Chips.tsx';
import { PartBoundary } from './EmptyState.tsx';
import { lazyComponent } from './lazy.tsx';
import { MoneyInput } from './MoneyInput.tsx';

const HomeCases = lazyComponent<HomeCasesProps>(() => import('./AskIncomeCase.tsx'));

const KINDS = OTHER_KINDS.map((kind) => [kind, OTHER_KIND_LABELS[kind]] as const);

/** What is usual; a pension of the new country is not known. */
const USUALLY_FROM: Readonly<Record<OtherKind, 'home' | 'abroad'>> = {
  ...{ dividends: 'abroad', interest: 'abroad', shares: 'abroad', crypto: 'abroad', royalties: 'abroad' },
  ...{ rent: 'home', pension: 'home' },
};

/** None, or kinds as buttons; each that is chosen asks for its amount. */
export function AskOtherIncome({ situation }: { readonly situation: Situation }) {
  const { otherIncome } = situation;
  const incomes = otherIncome ?? [];
  const [isOpen, setOpen] = useState(false);
  /** What was taken back comes again with its amount. */
  const [before, setBefore] = useState<readonly SaidIncome[]>([]);
  const isShown = isOpen || incomes.length > 0;
  const has = (kind: OtherKind) => incomes.some((one) => one.kind === kind);

  function choose(kind: OtherKind) {
    const others = incomes.filter((one) => one.kind !== kind);
    if (has(kind)) {
      setBefore([
        ...before.filter((one) => one.kind !== kind),
        ...incomes.filter((one) => one.kind === kind),
      ]);
      setOpen(true);
      return answer({ otherIncome: others.length > 0 ? others : undefined });
    }
    const again = before.filter((one) => one.kind === kind);
    const chosen = again.length > 0 ? again : [{ kind, amount: 0, from: USUALLY_FROM[kind] }];
    const all = [...others, ...chosen];
    answer({ otherIncome: OTHER_KINDS.flatMap((of) => all.filter((one) => one.kind === of)) });
  }

  function chooseNone() {
    const isNone = otherIncome?.length === 0;
    if (incomes.length > 0) setBefore(incomes);
    setOpen(false);
    answer({ otherIncome: isNone ? undefined : [] });
  }

  return (
    <>
      <div className={styles.answers}>
        <Chip isGiven={otherIncome?.length === 0} onPress={chooseNone}>
          None
        </Chip>
        {isShown ? null : (
          <button type="button" className={styles.chip} aria-expanded={false} onClick={() => setOpen(true)}>
            Dividends, rent, gains …
          </button>
        )}
      </div>
      {isShown ? <Chips options={KINDS} first={OTHER_KINDS} isGiven={has} onChoose={choose} /> : null}
      {isCitizenOf(situation, 'us') && incomes.length > 0 ? (
        <p className="quiet">{NOT_FOR_US_CITIZENS}</p>
      ) : null}
      {incomes.map((one, place) => (
        <Income
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind differ by their place alone
          key={`${one.kind} ${place - incomes.findIndex(({ kind }) => kind === one.kind)}`}
          income={one}
          situation={situation}
          onIncome={(next) => answer({ otherIncome: incomes.with(place, next) })}
        />
      ))}
    </>
  );
}

interface IncomeProps {
  readonly income: SaidIncome;
  readonly situation: Situation;
  readonly onIncome: (income: SaidIncome) => void;
}

/** One income: how much, from where if that decides, and what else decides at home. */
function Income({ income, situation, onIncome }: IncomeProps) {
  const { kind, amount, from, currency } = income;
  const name = OTHER_KIND_LABELS[kind];
  const home = homeIdOf(situation);
  const now = from === home ? 'home' : from;
  const places = [
    ['home', 'Where I live now'] as const,
    ...(kind === 'pension' ? [] : [['here', 'The country I move to'] as const]),
    ['abroad', 'Elsewhere'] as const,
  ];
  const isOther = !places.some(([id]) => id === now);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands inside the fieldset of the question
    <div role="group" aria-label={name} className={styles.income}>
      <MoneyInput
        label={`${name} a year`}
        labelClassName="quiet"
        value={amount === 0 ? null : amount}
        emptyValue={0}
        currency={(currency as Currency | undefined) ?? situation.currency ?? 'USD'}
        placeholder="0"
        onValue={(next) => onIncome({ ...income, amount: next ?? 0 })}
      />
      {asksFrom(kind, home) ? (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div role="group" aria-label={`Where does it come from? ${name}`}>
          <Chips
            options={isOther ? [...places, [now, countryName(now.toUpperCase())]] : places}
            isGiven={(id) => id === now}
            onChoose={(id) => onIncome({ ...income, from: id })}
          />
        </div>
      ) : null}
      {home !== null && amount > 0 ? (
        <PartBoundary fallback={null} failure={null}>
          <HomeCases home={home} situation={situation} income={income} onIncome={onIncome} />
        </PartBoundary>
      ) : null}
    </div>
  );
}

/** Of gains and royalties it decides only where the country that is left taxes them, of crypto nowhere. */
function asksFrom(kind: OtherKind, home: string | null): boolean {
  if (kind === 'crypto') return false;
  return (kind !== 'shares' && kind !== 'royalties') || (home !== null && !isDestination(home));
}
