import { homeCountries } from 'virtual:lowtide/home-countries';
import { useMemo, useState } from 'react';
import { moneyIn, toUsd } from '../../catalogue/money.ts';
import { inSentence } from '../../situation/words.ts';
import { useMoveYear } from '../plan/year/useMoveYear.ts';
import { YearOfMove } from '../plan/year/YearOfMove.tsx';
import { Part } from './Part.tsx';

const MOVES = [
  {
    from: 'de',
    to: 'ae',
    slug: 'united-arab-emirates',
    regimeId: 'ae-freelance-permit',
    income: 70_000,
    currency: 'EUR',
  },
  { from: 'us', to: 'py', slug: 'paraguay', regimeId: 'py-foreign-source', income: 120_000, currency: 'USD' },
  {
    from: 'ca',
    to: 'ae',
    slug: 'united-arab-emirates',
    regimeId: 'ae-free-zone-company',
    income: 250_000,
    currency: 'USD',
  },
  { from: 'ie', to: 'it', slug: 'italy', regimeId: 'it-forfettario-15', income: 70_000, currency: 'EUR' },
  { from: 'il', to: 'cy', slug: 'cyprus', regimeId: 'cy-self-employed', income: 80_000, currency: 'USD' },
] as const;

/** The year of a move for several people. */
export function MoveYears() {
  return (
    <Part name="YearOfMove">
      {MOVES.map((move) => (
        <OneMove key={`${move.from}${move.regimeId}`} {...move} />
      ))}
    </Part>
  );
}

function OneMove({ from, to, slug, regimeId, income, currency }: (typeof MOVES)[number]) {
  const [month, setMonth] = useState(5);
  const move = useMemo(
    () => ({
      home: homeCountries.find(({ id }) => id === from) ?? null,
      ...{ slug, regimeId, on: `2027-${String(month).padStart(2, '0')}-01` },
      ...{ income: toUsd(income, currency), costs: null, withReliefs: true },
    }),
    [from, slug, regimeId, income, currency, month],
  );
  const answer = useMoveYear(move);
  if (!answer) return null;
  const names = { home: inSentence(from), there: inSentence(to) };
  return <YearOfMove {...{ answer, names, regimeId, money: moneyIn(currency), onChoose: setMonth }} />;
}
