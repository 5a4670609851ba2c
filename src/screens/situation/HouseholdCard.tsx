/** The card of the editor about who moves along: nobody, a partner, children; then what the laws ask of them. */
import { useState } from 'react';
import { type Household, MOST_CHILDREN, OLDEST_CHILD } from '../../catalogue/householdAnswer.ts';
import { answer } from '../../situation/figures.ts';
import { QUESTIONS } from '../../situation/questions.ts';
import { familyOf, type Situation } from '../../situation/situation.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { Answers, FieldGroup, Select } from './fields.tsx';
import styles from './SituationEditor.module.css';

const WHO = [
  ['me', 'Just me'],
  ['partner', 'Partner'],
  ['both', 'Partner and children'],
  ['children', 'I and my children'],
] as const;
type Who = (typeof WHO)[number][0];

const AGES = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => [String(age), ageWords(age)] as const);

function ageWords(age: number): string {
  return age === 0 ? 'Under 1' : String(age);
}

/** Partner and children who move along, and what the laws ask of them. */
export function HouseholdCard({ situation }: { readonly situation: Situation }) {
  const { household, currency = 'USD' } = situation;
  const family = familyOf(situation);
  const known = household && whoIn(family);
  /** Children may be chosen before an age is. */
  const [chosen, setChosen] = useState<Who | undefined>(known);
  const who = household === undefined ? undefined : agrees(chosen, known) ? chosen : known;
  const hasPartner = who === 'partner' || who === 'both';
  const { partner = 0, children = [] } = household ?? {};
  const married = family?.hasPartner ? family.married : true;
  const said = { partner, married, children };

  function choose(next: Who | undefined) {
    setChosen(next);
    answer({ household: next && householdOf(next, said) });
  }
  const change = (part: Partial<typeof said>) =>
    answer({ household: householdOf(who ?? 'me', { ...said, ...part }) });

  return (
    <FieldGroup title={QUESTIONS.household.asks} about="household">
      <Answers label={QUESTIONS.household.asks} hasLabel={false} options={WHO} value={who} onValue={choose} />
      {hasPartner ? (
        <div className={styles.pair}>
          <MoneyInput
            label="Partner’s income a year"
            labelClassName={styles.label}
            value={partner}
            emptyValue={0}
            currency={currency}
            onValue={(income) => change({ partner: income ?? 0 })}
          />
          <Answers
            label="Are you married?"
            options={[
              [true, 'Yes'],
              [false, 'No'],
            ]}
            value={married}
            onValue={(isMarried) => isMarried !== undefined && change({ married: isMarried })}
          />
        </div>
      ) : null}
      {who === 'both' || who === 'children' ? (
        <div className={styles.pair}>
          {[...children, null].slice(0, MOST_CHILDREN).map((age, place) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: a child has nothing but a place and an age
              key={place}
              label={age === null && place > 0 ? 'Another child' : 'Age of a child'}
              none={age === null ? 'Choose' : 'Remove'}
              options={AGES}
              value={age === null ? '' : String(age)}
              onValue={(next) => change({ children: withAge(children, place, next) })}
            />
          ))}
        </div>
      ) : null}
      {hasPartner || children.length > 0 ? <p className={styles.hint}>{QUESTIONS.household.hint}</p> : null}
    </FieldGroup>
  );
}

function whoIn(family: ReturnType<typeof familyOf>): Who {
  if (!family) return 'me';
  if (!family.hasPartner) return 'children';
  return family.children.length > 0 ? 'both' : 'partner';
}

/** Whether what was pressed is what is known, but for children whose ages are still to come. */
function agrees(chosen: Who | undefined, known: Who | undefined): boolean {
  const isWaiting = (chosen === 'both' && known === 'partner') || (chosen === 'children' && known === 'me');
  return chosen === known || isWaiting;
}

type Said = Required<Pick<Household, 'partner' | 'married' | 'children'>>;

function householdOf(who: Who, { partner, married, children }: Said): Household {
  return {
    ...((who === 'partner' || who === 'both') && { partner, hasPartner: true, married }),
    ...((who === 'both' || who === 'children') && { children }),
  };
}

/** @param next an age as a text; empty removes the child */
function withAge(children: readonly number[], place: number, next: string): readonly number[] {
  const before = children.slice(0, place);
  const after = children.slice(place + 1);
  return next === '' ? [...before, ...after] : [...before, Number(next), ...after];
}
