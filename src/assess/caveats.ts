import { capitalised, formatList } from '../catalogue/format.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { homeIdOf, type Situation } from '../situation/situation.ts';
import type { Assessed } from './assessor.ts';
import { asIfWords } from './elsewhereEnglish.ts';
import { otherMoneySentences } from './otherMoneyEnglish.ts';

/** Whether an amount is one before costs: somebody with a business has not said which there are. */
export function isBeforeCosts({ work, contract, costs, income }: Situation): boolean {
  return (work !== 'remote' || contract === 'invoices') && costs === undefined && income !== 0;
}

/** What an amount leaves out and takes for granted, the same beside it on every page; of what is closed nothing. */
export function caveats(one: Assessed, situation: Situation, money: MoneyFormat): string | null {
  const { work, company, home, household, workplace, days } = situation;
  const { country, regime, terms, fit } = one;
  if (fit === 'no') return null;
  const isAtHome = country.id === homeIdOf(situation);
  const isUncovered =
    regime.healthcareType === 'None' || terms.some(({ kind }) => kind === 'no-health-cover');
  const before = [
    isBeforeCosts(situation) && 'business costs',
    isUncovered && 'health cover',
    homeIdOf(situation) === 'us' && 'state tax',
  ].filter((part) => part !== false);
  // What stands open comes before what is taken for granted.
  const isSure = fit === 'fits' && !terms.some(({ kind }) => kind === 'today');
  const isAlone = home !== undefined && household === undefined;
  const isThere = isSure && workplace === undefined && days === undefined;
  const taken = [
    before.length > 0 && `before ${formatList(before)}`,
    isSure &&
      work === 'business' &&
      company === undefined &&
      (regime.requiresIncorporation ? 'with a company there' : 'in your own name'),
    one.keepsMoreInTrade && one.keptToday !== null && 'if you sell professional services',
    isAlone && 'for one person',
    isThere && (isAlone || isAtHome ? 'if you work there' : 'if you live and work there'),
    asIfWords(one.dueElsewhere, situation),
  ].filter((part) => typeof part === 'string');
  // Two to a sentence, as one would say them.
  const sentences = [
    ...[taken.slice(0, 2), taken.slice(2)].flatMap((some) =>
      some.length === 0 ? [] : [`${capitalised(some.join(', '))}.`],
    ),
    ...otherMoneySentences(one, situation, money),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}
