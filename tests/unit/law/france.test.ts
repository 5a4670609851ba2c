/**
 * France's law against its official calculator: the package runs here at 30 turnovers of the micro regime. Its rules of the
 * actual regime are not on npm, so those answers are frozen.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import rules from 'modele-social';
import Engine from 'publicodes';
import { describe, expect, test } from 'vitest';
import { assessLaw, wholeYear } from '../../../src/law/assess.ts';
import { lawOfYear } from '../../../src/law/year.ts';
import { LAWS } from './laws.ts';

interface Answer {
  readonly turnover: number;
  readonly costs: number;
  readonly income: number;
  readonly contributions: number;
}

const { actual } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'franceEngine.json'), 'utf8'),
) as Readonly<Record<'actual', { readonly answers: readonly Answer[] }>>;

const found = LAWS.find(({ id }) => id === 'fr-self-employed');
if (!found) throw new Error('France has no law of the self-employed');
const law = lawOfYear(found.program, { taxYear: 2026 });

const amountsAt = ({ turnover, costs }: Pick<Answer, 'turnover' | 'costs'>) => {
  const { income = 0, socialContribution = 0 } = assessLaw(law, wholeYear(turnover, costs)).lines;
  return { income, contributions: socialContribution };
};

/** From nothing to the limit of the micro regime, €83,600. */
const TURNOVERS = [...Array.from({ length: 29 }, (_, index) => 2_000 + 2_900 * index), 83_600];

const official = new Engine(rules, {
  logger: { log() {}, warn() {}, error: (message) => expect.unreachable(message) },
});

/** What the official calculator says of a freelancer in the micro regime, by the rules of July 2026. */
function microAnswer(turnover: number): Pick<Answer, 'income' | 'contributions'> {
  official.setSituation({
    date: '01/07/2026',
    'entreprise . catégorie juridique': "'EI'",
    'entreprise . catégorie juridique . EI . auto-entrepreneur': 'oui',
    'entreprise . activité . nature': "'libérale'",
    "dirigeant . auto-entrepreneur . chiffre d'affaires": `${turnover} €/an`,
    'impôt . méthode de calcul': "'barème standard'",
  });
  const amount = (rule: string) => Number(official.evaluate({ valeur: rule, unité: '€/an' }).nodeValue);
  return {
    income: amount('impôt . montant'),
    contributions: amount('dirigeant . auto-entrepreneur . cotisations et contributions'),
  };
}

describe('the official calculator answers the same', () => {
  test.each(actual.answers)('in the actual regime, turnover $turnover, costs $costs', (answer) => {
    const { income, contributions } = amountsAt(answer);
    expect(contributions).toBeCloseTo(answer.contributions, 6);
    // Half a euro of tax goes up by the law, and either way in the calculator, which multiplies by a rate.
    expect(Math.abs(income - answer.income)).toBeLessThanOrEqual(1);
  });

  test.each(TURNOVERS)('in the micro regime, turnover %i', (turnover) => {
    const { income, contributions } = amountsAt({ turnover, costs: 0 });
    const official = microAnswer(turnover);
    // It rounds contributions to euros month by month.
    expect(Math.abs(contributions - official.contributions)).toBeLessThanOrEqual(6);
    expect(income).toBeCloseTo(official.income, 6);
  });
});
