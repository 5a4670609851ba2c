/** The year you move: which months each country taxes, what each takes, and in which month the move costs least. */

import {
  bestWords,
  bothWords,
  monthWords,
  type Names,
  partsOf,
  rangeWords,
  resultWords,
  whyWords,
} from '../../../assess/moveYearWords.ts';
import type { AssessedMove } from '../../../assess/useMove.ts';
import { useMoveYear } from '../../../assess/useMove.ts';
import { capitalised, nameInText } from '../../../catalogue/format.ts';
import { answer as answerSituation } from '../../../situation/figures.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { MonthsBar } from '../../../ui/moveYear/MonthsBar.tsx';
import { MonthTotals } from '../../../ui/moveYear/MonthTotals.tsx';
import look from '../../../ui/moveYear/moveYear.module.css';
import { ArrivalYearTexts, LeavingYearTexts } from '../../../ui/moveYear/YearTexts.tsx';
import plan from '../Plan.module.css';
import styles from './Money.module.css';

/** The year you move; nothing where the home country or the laws of the year are not known. */
export function YearOfMove({ move }: { readonly move: AssessedMove }) {
  const answer = useMoveYear(move);
  const { home, chosen, figures, isExample } = move;
  if (!answer || !home || !chosen) return null;
  const { money } = figures;
  const { year, month, months, leaving, arriving } = answer;
  const names: Names = { home: nameInText(home.name), there: nameInText(chosen.country.name) };
  const parts = partsOf(year, names, money);
  const said = parts.flatMap((part) => (part.months === null ? [] : `${part.name}: ${part.months}`));
  const why = whyWords(months, month, names, money);
  const range = rangeWords(year, money);
  return (
    <div>
      <h3 className={styles.heading}>The year you move</h3>
      <p className={styles.result}>{resultWords(year, money)}</p>
      {range ? <p className={plan.soft}>{range}</p> : null}
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
        <p key={sentence} className={`${plan.soft} ${look.both}`}>
          {sentence}
        </p>
      ))}
      <h4 className={styles.heading}>{bestWords(months, month, money)}</h4>
      {why ? <p className={plan.soft}>{why}</p> : null}
      <MonthTotals
        months={months}
        chosen={month}
        words={(one) => monthWords(one, names, money)}
        onChoose={(chosenMonth) => {
          if (!isExample) answerSituation({ arrival: { year: figures.from.year, month: chosenMonth } });
        }}
      />
      <p className={`${plan.soft} no-print`}>Press a month to plan with it.</p>
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
              <ArrivalYearTexts year={arriving} regimeId={chosen.regime.id} />
            </>
          ) : null}
        </Fold>
      ) : null}
    </div>
  );
}
