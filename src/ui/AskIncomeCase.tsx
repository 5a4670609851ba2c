/** Which fact about an income decides what a country takes of it. */
import {
  caseOf,
  casesBeside,
  casesOfLeaver,
  factAskedOf,
  type IncomeCase,
  useOtherMoneyTexts,
  withCase,
  withFact,
} from '../assess/otherMoneyCases.ts';
import { useFacts } from '../assess/useFacts.ts';
import type { Currency } from '../catalogue/currencies.ts';
import { nameInText } from '../catalogue/format.ts';
import { OTHER_KIND_IN_TEXT } from '../catalogue/labels.ts';
import { toUsd } from '../catalogue/money.ts';
import type { AssumedFact, SaidIncome } from '../catalogue/otherIncome.ts';
import { placeOf } from '../catalogue/places.ts';
import type { OtherKind } from '../law/index.ts';
import { todaysRegimeOf } from '../situation/homeTax.ts';
import type { Situation } from '../situation/situation.ts';
import styles from './Ask.module.css';
import { Chips } from './Chips.tsx';
import { MoneyInput } from './MoneyInput.tsx';

interface Props {
  readonly legend: string;
  readonly cases: readonly IncomeCase[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** One choice; nothing where there is none. */
export function AskIncomeCase({ legend, cases, chosen, onChoose }: Props) {
  if (cases.length === 0) return null;
  return (
    <fieldset className={styles.income}>
      <legend className="quiet">{legend}</legend>
      <Chips
        options={cases.map(({ id, text }) => [id, text] as const)}
        isGiven={(id) => id === chosen}
        onChoose={onChoose}
      />
    </fieldset>
  );
}

export interface HomeCasesProps {
  readonly income: SaidIncome;
  readonly onIncome: (income: SaidIncome) => void;
  /** Code of the country where the person lives now. */
  readonly home: string;
  readonly situation: Situation;
}

/** What brings an income. */
const BRINGS: Readonly<Record<OtherKind, string>> = {
  ...{ dividends: 'the shares are', interest: 'the savings are', shares: 'the shares are' },
  ...{ crypto: 'the crypto is', rent: 'the flat is', royalties: 'the rights are', pension: 'the pension is' },
};

function factLabel(fact: AssumedFact, kind: OtherKind): string {
  return fact === 'assets' ? `What ${BRINGS[kind]} worth` : 'Cadastral income of the flat, a year';
}

/** At home: what decides today, and after the move. */
export default function HomeCases({ home, situation, income, onIncome }: HomeCasesProps) {
  const place = placeOf(home);
  const texts = useOtherMoneyTexts(place?.slug ?? '');
  const { facts } = useFacts(false, situation);
  if (!place || !texts) return null;
  const earned = toUsd(situation.income ?? 0, situation.currency ?? 'USD');
  const today = todaysRegimeOf(situation, earned, facts) ?? '';
  const name = nameInText(place.name);
  const isLocal = income.from === 'home' || income.from === home;
  const kind = OTHER_KIND_IN_TEXT[income.kind];
  const fact = factAskedOf(texts, today, { income, isLocal });
  const said = (cases: readonly IncomeCase[]) => ({
    cases,
    chosen: caseOf(cases, income),
    onChoose: (id: string) => onIncome(withCase(cases, income, id)),
  });
  return (
    <>
      <AskIncomeCase
        legend={`Your ${kind} in ${name} today`}
        {...said(casesBeside(texts, today, income, isLocal && income.kind !== 'pension'))}
      />
      {isLocal ? (
        <AskIncomeCase
          legend={`Your ${kind} for ${name} once you have left`}
          {...said(casesOfLeaver(texts, income))}
        />
      ) : null}
      {fact === null ? null : (
        <MoneyInput
          label={factLabel(fact, income.kind)}
          labelClassName="quiet"
          value={income.facts?.[fact] ?? null}
          emptyValue={null}
          currency={(texts.leaver?.currency ?? 'EUR') as Currency}
          onValue={(amount) => onIncome(withFact(income, fact, amount))}
        />
      )}
    </>
  );
}
