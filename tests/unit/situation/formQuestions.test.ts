/** Which questions the form asks: who pays only where the country that is left withholds from somebody who has left it, or insures on. */
import { countries } from 'virtual:lowtide/catalogue';
import { describe, expect, test } from 'vitest';
import { PLACES } from '../../../src/catalogue/places.ts';
import { insuredByLaw, withheldFrom } from '../../../src/situation/leftBehind.ts';
import { formQuestions } from '../../../src/situation/questions.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { FACTS } from '../assess/people.ts';

const FREELANCER: Situation = { work: 'freelancer' };
const EMPLOYEE: Situation = { work: 'remote', contract: 'payroll' };
const asksPayer = (said: Situation) => formQuestions(said).includes('payer');

describe('who pays', () => {
  test.each([
    ['a freelancer in Germany, for Panama alone', FREELANCER, 'de', true],
    ['an employee in Germany', EMPLOYEE, 'de', false],
    ['a freelancer in France', FREELANCER, 'fr', true],
    ['an employee in France', EMPLOYEE, 'fr', false],
    ['an employee in the United Kingdom, who may stay insured there', EMPLOYEE, 'gb', true],
    ['an employee in Belgium', EMPLOYEE, 'be', true],
    ['a freelancer in Belgium', FREELANCER, 'be', false],
    ['whoever may be either in Belgium', { work: 'remote' } as Situation, 'be', true],
    ['a freelancer in the United Kingdom', FREELANCER, 'gb', false],
  ])('%s is asked: %4$s', (_, said, country, isAsked) => {
    expect(asksPayer({ ...said, home: { country } })).toBe(isAsked);
  });

  test('an answer that was given stays in the form, and nobody without a home is asked', () => {
    expect(asksPayer({ ...FREELANCER, home: { country: 'gb' }, payer: 'fr' })).toBe(true);
    expect(asksPayer(FREELANCER)).toBe(false);
  });

  test.each(PLACES.map(({ id, name }) => [name, id]))(
    'in %s is asked exactly where something is withheld, or contributions go on',
    (_, country) => {
      for (const said of [FREELANCER, EMPLOYEE]) {
        const person = { ...said, home: { country } };
        const isTaken = countries.some(
          (place) => withheldFrom(person, 1_000_000, place, FACTS) ?? insuredByLaw(person, place, FACTS),
        );
        expect(asksPayer(person)).toBe(isTaken);
      }
    },
  );
});
