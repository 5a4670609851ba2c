/** What leaving home costs who has shares, crypto-assets or a business. */
import { useMemo } from 'react';
import { useExitLaw } from '../api/exit.ts';
import { hasExit } from '../catalogue/exitAssets.ts';
import type { ExitTexts } from '../catalogue/exitTexts.ts';
import { toUsd } from '../catalogue/money.ts';
import { placeOf } from '../catalogue/places.ts';
import { dayOf, type ExitTax } from '../law/index.ts';
import { needsFacts } from '../situation/answered.ts';
import type { Figures } from '../situation/figures.ts';
import { todaysRegimeOf } from '../situation/homeTax.ts';
import { monthText } from '../situation/linkParameters.ts';
import { homeIdOf } from '../situation/situation.ts';
import { BACK_AFTER } from './balance.ts';
import { usePersonFacts } from './useFacts.ts';

export interface ExitAnswer {
  readonly taxes: readonly ExitTax[];
  /** What comes off what a move saves, USD. */
  readonly paid: number;
  /** What of it falls away for who comes back after the second year, USD. */
  readonly undone: number;
}

/** What the law of home takes, and what pages say of it. */
export interface ExitAnswers {
  readonly texts: ExitTexts;
  /** To the country that is asked for; else to one in the EU or EEA with a tax treaty, and to one that is neither. Null: the value of the company is not known. */
  readonly answers: readonly ExitAnswer[] | null;
}

/** What a move asks for: without a country to go to both ends of what it may be count. */
export interface ExitAsked {
  readonly figures: Omit<Figures, 'isFromLink'>;
  /** Slug of the new country. */
  readonly to: string | null;
}

/** Null where nothing of the kind has been said, or it cannot be had; undefined on its way. */
export function useExit({ figures, to }: ExitAsked): ExitAnswers | null | undefined {
  const { situation } = figures;
  const id = homeIdOf(situation);
  const isWanted = id !== null && hasExit(situation.exit);
  const found = useExitLaw(isWanted ? (placeOf(id)?.slug ?? null) : null);
  const { facts, isReady } = usePersonFacts(isWanted && (needsFacts(situation) || true));
  return useMemo(() => {
    if (!isWanted || found === null) return null;
    const regimeId = todaysRegimeOf(situation, figures.income, facts);
    const law = regimeId === null ? undefined : facts.laws?.regimes[regimeId];
    if (!found || !isReady) return undefined;
    if (!law || !facts.move) return null;
    const { exit, exitTexts, law: engine } = found;
    const { agreed, eea } = facts.move.laws;
    const on = dayBefore(`${monthText(figures.from)}-01`);
    const { perDollar } = law;
    const [turnover, costs] = [figures.income * perDollar, figures.costs * perDollar];
    const { home, currency = 'USD' } = situation;
    const said = home && 'country' in home && home.wage !== undefined ? home.wage : undefined;
    const wage = said === undefined ? undefined : toUsd(said, currency) * perDollar;
    const work = engine.workOnLeaving(exit, law.program, { turnover, costs, on, wage });
    const ways =
      to === null
        ? [true, false].map((is) => ({ eea: is, treaty: is }))
        : [{ eea: eea.includes(to), treaty: agreed[id]?.[to]?.treaty === true }];
    const assets = situation.exit ?? {};
    if (engine.lacksValue(exit, assets)) return { texts: exitTexts, answers: null };
    const answers = ways.map((way): ExitAnswer => {
      const taxes = engine.exitTaxes(exit, assets, { ...way, on, work });
      const paid = (of: readonly ExitTax[]) =>
        of.reduce((sum, tax) => sum + engine.paidForGood(tax), 0) / perDollar;
      const undone = paid(taxes.filter((tax) => tax.fallsAway.some(isUndoneByReturn)));
      return { taxes, paid: paid(taxes), undone };
    });
    return { texts: exitTexts, answers };
  }, [isWanted, found, situation, figures, facts, isReady, to, id]);
}

function isUndoneByReturn({ when, years }: ExitTax['fallsAway'][number]): boolean {
  return when === 'return' && (years === null || years > BACK_AFTER);
}

/** The last day at home: the one before the arrival. */
function dayBefore(arrival: string) {
  const day = new Date(`${arrival}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return dayOf(day.toISOString().slice(0, 10));
}
