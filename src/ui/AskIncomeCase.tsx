/** Which fact about an income decides what a country takes of it. */
import {
  caseOf,
  casesBeside,
  casesOfLeaver,
  type IncomeCase,
  useOtherMoneyTexts,
  withCase,
} from '../assess/otherMoneyCases.ts';
import { nameInText } from '../catalogue/format.ts';
import { OTHER_KIND_IN_TEXT } from '../catalogue/labels.ts';
import type { SaidIncome } from '../catalogue/otherIncome.ts';
import { placeOf } from '../catalogue/places.ts';
import styles from './Ask.module.css';
import { Chips } from './Chips.tsx';

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
}

/** At home: what decides today, and after the move. */
export default function HomeCases({ home, income, onIncome }: HomeCasesProps) {
  const place = placeOf(home);
  const texts = useOtherMoneyTexts(place?.slug ?? '');
  if (!place || !texts) return null;
  const name = nameInText(place.name);
  const isLocal = income.from === 'home' || income.from === home;
  const kind = OTHER_KIND_IN_TEXT[income.kind];
  const said = (cases: readonly IncomeCase[]) => ({
    cases,
    chosen: caseOf(cases, income),
    onChoose: (id: string) => onIncome(withCase(cases, income, id)),
  });
  return (
    <>
      <AskIncomeCase
        legend={`Your ${kind} in ${name} today`}
        {...said(casesBeside(texts, '', income, isLocal))}
      />
      {isLocal ? (
        <AskIncomeCase
          legend={`Your ${kind} for ${name} once you have left`}
          {...said(casesOfLeaver(texts, income))}
        />
      ) : null}
    </>
  );
}
