/** Answers in a few words each, where they are told to somebody else. */
import { formatCurrency, formatList, formatRate } from '../catalogue/format.ts';
import { REGION_LABELS, WORK } from '../catalogue/professions.ts';
import { isOnPayroll, type Situation } from './situation.ts';
import { daysWords, inSentence, situationWords } from './words.ts';

/** What is said in an address that was opened from outside, beside its income. */
export function senderWords(figures: Parameters<typeof situationWords>[0]): string[] {
  const { situation } = figures;
  const { home } = situation;
  const more = [
    ...(home && !('country' in home) ? ['home' as const] : []),
    ...(['contract', 'livedIn', 'workplace', 'workCountry', 'clients', 'company', 'runningCosts'] as const),
    'payBest' as const,
  ];
  const isSaid = (key: keyof Situation) => !(key === 'contract' && isOnPayroll(situation));
  return [
    ...situationWords(figures, false, citizenOfWords),
    ...more.filter(isSaid).flatMap((key) => answerWords(key, situation) ?? []),
  ];
}

/** Words of answers, in the middle of a sentence; null where there is nothing to say. */
const WORDS: { readonly [Key in keyof Situation]?: (situation: Situation) => string | false | undefined } = {
  citizenships: ({ citizenships }) => citizenships && citizenOfWords(citizenships),
  home: ({ home, currency = 'USD' }) => {
    if (!home) return undefined;
    if ('country' in home) return `from ${inSentence(home.country)}`;
    return `${'rate' in home ? formatRate(home.rate) : formatCurrency(home.amount, currency)} tax today`;
  },
  livedIn: ({ livedIn }) =>
    livedIn &&
    (livedIn.length === 0
      ? 'not resident there before'
      : `resident before in ${formatList(livedIn.map(inSentence))}`),
  contract: ({ contract }) => (contract === 'payroll' ? 'on a payroll' : contract && 'with invoices'),
  workplace: ({ workplace }) =>
    workplace && (workplace === 'here' ? 'working mostly there' : 'working mostly elsewhere'),
  workCountry: ({ workCountry }) => workCountry && `working in ${inSentence(workCountry)}`,
  days: ({ days }) => days !== undefined && `${daysWords(days)} a year`,
  clients: ({ clients }) => clients && (clients === 'local' ? 'clients there, too' : 'clients abroad only'),
  company: ({ company }) => company !== undefined && (company ? 'with a company' : 'without a company'),
  runningCosts: ({ runningCosts }) => runningCosts && 'with running costs',
  payBest: ({ payBest }) => payBest && 'paid the best way',
  work: ({ work }) => work && WORK[work].label.toLowerCase(),
  region: ({ region }) => region && REGION_LABELS[region],
  living: ({ living }) => living && `${formatCurrency(living.amount, living.currency)} a month for living`,
};

/** One answer in a few words: "citizen of Germany", "from Spain"; null where it is not given, or has no words of its own. */
export function answerWords(key: keyof Situation, situation: Situation): string | null {
  return WORDS[key]?.(situation) || null;
}

/** "citizen of Germany and the United States". */
function citizenOfWords(citizenships: readonly string[]): string {
  const names = { other: 'another country', 'eu-other': 'another EU or EEA country' };
  return `citizen of ${formatList(citizenships.map((id) => names[id as keyof typeof names] ?? inSentence(id)))}`;
}
