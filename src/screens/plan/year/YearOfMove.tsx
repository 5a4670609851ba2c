/** The year you move: which months each country taxes, what each takes, and in which month the move costs least. */
import { capitalised } from '../../../catalogue/format.ts';
import type { MoneyFormat } from '../../../catalogue/money.ts';
import { dayOf } from '../../../tax/index.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { MonthsBar } from '../../../ui/moveYear/MonthsBar.tsx';
import { MonthTotals } from '../../../ui/moveYear/MonthTotals.tsx';
import look from '../../../ui/moveYear/moveYear.module.css';
import { ArrivalYearTexts, LeavingYearTexts } from '../../../ui/moveYear/YearTexts.tsx';
import plan from '../PlanPart.module.css';
import type { MoveYearAnswer } from './useMoveYear.ts';
import {
  bestWords,
  bothWords,
  monthWords,
  type Names,
  partsOf,
  rangeWords,
  resultWords,
  whyWords,
} from './words.ts';

interface Props {
  readonly answer: MoveYearAnswer;
  /** As they stand in a sentence. */
  readonly names: Names;
  readonly regimeId: string;
  readonly money: MoneyFormat;
  /** Moves the plan to a month of the same year, 1 to 12. */
  readonly onChoose: (month: number) => void;
}

export function YearOfMove({ answer, names, regimeId, money, onChoose }: Props) {
  const { year, months, leaving, arriving } = answer;
  const { month } = dayOf(year.on);
  const parts = partsOf(year, names, money);
  const said = parts.flatMap((part) => (part.months === null ? [] : `${part.name}: ${part.months}`));
  const why = whyWords(months, month, names, money);
  const range = rangeWords(year, money);
  return (
    <div>
      <h3 className={plan.heading}>The year you move</h3>
      <p className={plan.result}>{resultWords(year, money)}</p>
      {range ? <p className={plan.say}>{range}</p> : null}
      <MonthsBar months={year.months} label={said.join('. ')} />
      <ul className={look.legend}>
        {parts.map(({ who, name, months: taxed, amount }) => (
          <li key={who}>
            <i className={who === 'home' ? look.home : look.there} />
            <span>
              {name} {taxed === null ? null : <small>{taxed}</small>}
            </span>
            <b>{amount}</b>
          </li>
        ))}
      </ul>
      {bothWords(year, names, money).map((sentence) => (
        <p key={sentence} className={`${plan.say} ${look.both}`}>
          {sentence}
        </p>
      ))}
      <h4 className={plan.heading}>{bestWords(months, month, money)}</h4>
      {why ? <p className={plan.say}>{why}</p> : null}
      <MonthTotals
        months={months}
        chosen={month}
        words={(one) => monthWords(one, names, money)}
        onChoose={onChoose}
      />
      <p className={`${plan.hint} ${plan.noPrint}`}>Press a month to plan with it.</p>
      {leaving || arriving ? (
        <Fold title={<h4>How each country treats this year</h4>} isLate>
          {leaving ? (
            <>
              <h5>{capitalised(names.home)}</h5>
              <LeavingYearTexts year={leaving} />
            </>
          ) : null}
          {arriving ? (
            <>
              <h5>{capitalised(names.there)}</h5>
              <ArrivalYearTexts year={arriving} regimeId={regimeId} />
            </>
          ) : null}
        </Fold>
      ) : null}
    </div>
  );
}
