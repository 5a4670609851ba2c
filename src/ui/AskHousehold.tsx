/** Who moves along: nobody, a partner, children; then what the laws ask of them. */
import { useState } from 'react';
import { type Household, MOST_CHILDREN, OLDEST_CHILD } from '../catalogue/householdAnswer.ts';
import { CITIZENSHIPS } from '../catalogue/places.ts';
import { setEditorOpen } from '../situation/editor.ts';
import { answer } from '../situation/figures.ts';
import { familyOf, movesFreely, type Situation } from '../situation/situation.ts';
import styles from './Ask.module.css';
import { Chips } from './Chips.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { Options } from './Options.tsx';

const WHO = [
  ['me', 'Just me'],
  ['partner', 'Partner'],
  ['both', 'Partner and children'],
  ['children', 'My children'],
] as const;
type Who = (typeof WHO)[number][0];

const AGES = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => [age, age || 'Under 1'] as const);

/** Their buttons stand there at once: a passport of the EU is what makes a difference. */
const FIRST_PASSPORTS = ['de', 'fr', 'it', 'es', 'ie', 'eu-other'];

interface Props {
  readonly situation: Situation;
  readonly as: 'field' | 'line';
}

/** Partner and children who move along, and what the laws ask of them; of a line the form asks the rest. */
export function AskHousehold({ situation, as }: Props) {
  const { household, currency = 'USD' } = situation;
  const family = familyOf(situation);
  const known = household && whoIn(family);
  /** Children may be chosen before an age is. */
  const [chosen, setChosen] = useState<Who | undefined>(known);
  const who = household === undefined ? undefined : agrees(chosen, known) ? chosen : known;
  const { partner = 0, children = [] } = household ?? {};
  const married = family?.hasPartner ? family.married : true;
  const said: Said = { partner, married, children, partnerCitizenships: household?.partnerCitizenships };
  // By the passport of a spouse one may live where one's own opens nothing.
  const needsSpouse = married && situation.citizenships?.some(movesFreely) === false;

  function choose(pressed: Who) {
    const next = pressed === who ? undefined : pressed;
    setChosen(next);
    answer({ household: next && householdOf(next, said) });
  }
  const change = (part: Partial<typeof said>) =>
    answer({ household: householdOf(who ?? 'me', { ...said, ...part }) });

  if (as === 'line') {
    return (
      <Chips
        options={[
          ['me', 'Nobody'],
          ['family', 'Family'],
        ]}
        isGiven={() => false}
        onChoose={(pressed) => (pressed === 'me' ? choose('me') : setEditorOpen(true, 'household'))}
      />
    );
  }
  return (
    <>
      <Chips options={WHO} isGiven={(one) => one === who} onChoose={choose} />
      {who === 'partner' || who === 'both' ? (
        <>
          <MoneyInput
            label="Partner’s income a year"
            labelClassName="quiet"
            value={partner}
            emptyValue={0}
            currency={currency}
            onValue={(income) => change({ partner: income ?? 0 })}
          />
          <Chips
            options={[
              [true, 'Married'],
              [false, 'Not married'],
            ]}
            isGiven={(one) => one === married}
            onChoose={(isMarried) => change({ married: isMarried })}
          />
          {needsSpouse ? (
            // biome-ignore lint/a11y/useSemanticElements: it stands inside the fieldset of the question
            <div role="group" aria-label="Partner’s passport">
              <p className="quiet">Partner’s passport</p>
              <Chips
                options={CITIZENSHIPS.map(({ id, name }) => [id, name])}
                first={FIRST_PASSPORTS}
                isGiven={(id) => said.partnerCitizenships?.includes(id) === true}
                onChoose={(id) =>
                  change({ partnerCitizenships: said.partnerCitizenships?.includes(id) ? undefined : [id] })
                }
              />
            </div>
          ) : null}
        </>
      ) : null}
      {who === 'children' || who === 'both' ? (
        <div className={styles.ages}>
          {[...children, null].slice(0, MOST_CHILDREN).map((age, place) => (
            <label
              // biome-ignore lint/suspicious/noArrayIndexKey: a child has nothing but a place and an age
              key={place}
              className="quiet"
            >
              {age === null && place > 0 ? 'Another child' : 'Age of a child'}
              <select
                value={age ?? ''}
                onChange={({ target }) => change({ children: withAge(children, place, target.value) })}
              >
                <option value="">{age === null ? 'Choose' : 'Remove'}</option>
                <Options of={AGES} />
              </select>
            </label>
          ))}
        </div>
      ) : null}
    </>
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

type Said = Required<Pick<Household, 'partner' | 'married' | 'children'>> & {
  readonly partnerCitizenships: Household['partnerCitizenships'] | undefined;
};

function householdOf(who: Who, { partner, married, children, partnerCitizenships }: Said): Household {
  return {
    ...((who === 'partner' || who === 'both') && {
      ...{ partner, hasPartner: true, married },
      ...(married && partnerCitizenships && { partnerCitizenships }),
    }),
    ...((who === 'both' || who === 'children') && { children }),
  };
}

/** @param next an age as a text; empty removes the child */
function withAge(children: readonly number[], place: number, next: string): readonly number[] {
  const before = children.slice(0, place);
  const after = children.slice(place + 1);
  return next === '' ? [...before, ...after] : [...before, Number(next), ...after];
}
