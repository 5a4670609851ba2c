/** The one part that asks a person: any question of `QUESTIONS`, answered where it stands. */
import { useState } from 'react';
import { countryName, otherCountries } from '../catalogue/countryNames.ts';
import type { KeptCompany } from '../catalogue/keptCompany.ts';
import { CITIZENSHIPS, COMPANY_PLACES, PLACES } from '../catalogue/places.ts';
import { PROFESSION_IDS, PROFESSIONS, type Profession } from '../catalogue/professions.ts';
import { useHydrated } from '../catalogue/useHydrated.ts';
import { estimateFor, stayYears } from '../situation/answered.ts';
import { answer } from '../situation/figures.ts';
import { likelyCountries } from '../situation/locale.ts';
import { labelOf, QUESTIONS, type Question } from '../situation/questions.ts';
import { homeIdOf, isOwnerAtHome, type Situation } from '../situation/situation.ts';
import { askedAs } from '../situation/words.ts';
import styles from './Ask.module.css';
import { AskHousehold } from './AskHousehold.tsx';
import { AskIncome } from './AskIncome.tsx';
import { AskOtherIncome } from './AskOtherIncome.tsx';
import { Button } from './Button.tsx';
import { Chip, Chips, type Options } from './Chips.tsx';
import { Field } from './Field.tsx';
import { SizeBox } from './SizeBox.tsx';

export interface AskProps {
  readonly about: keyof Situation;
  readonly situation: Situation;
  /**
   * `field`: the question above its answers, which are taken back by pressing them again. `line`: the answers alone, in one
   * line, where the question stands beside them.
   */
  readonly as?: 'field' | 'line';
  /** What each choice would leave. */
  readonly ends?: ReadonlyMap<unknown, string> | undefined;
}

/** One question. The answer holds on every page at once. */
export function Ask(props: AskProps) {
  const { about, as = 'field' } = props;
  const { hint, standsApart, choices = [] }: Question<unknown> = QUESTIONS[about];
  const asks = askedAs(about, props.situation);
  const answers = <Answers {...props} as={as} />;
  if (as === 'line') {
    return (
      // biome-ignore lint/a11y/useSemanticElements: its name stands beside it
      <div role="group" aria-label={asks} className={styles.line}>
        {answers}
      </div>
    );
  }
  // What is yes or no is told what follows from it.
  const isYesOrNo = typeof choices[0]?.[0] === 'boolean' || about === 'payer';
  return (
    <Field about={about} asks={standsApart ? labelOf(about) : asks} hint={isYesOrNo ? hint : undefined}>
      {answers}
    </Field>
  );
}

/** What counts until it is said, as the form shows it. */
function assumed(about: keyof Situation, situation: Situation): unknown {
  switch (about) {
    case 'costs':
      return { percent: 0 };
    case 'years':
      return stayYears(situation);
    case 'deduct':
      return estimateFor(situation) === 'law';
    case 'runningCosts':
    case 'payBest':
      return false;
    default:
      return undefined;
  }
}

type AnswersProps = AskProps & Required<Pick<AskProps, 'as'>>;

function Answers(props: AnswersProps) {
  const { about, situation, as, ends } = props;
  const { choices = [] }: Question<unknown> = QUESTIONS[about];
  const now = situation[about];
  const shown = as === 'field' ? (now ?? assumed(about, situation)) : now;
  const isGiven = (value: unknown) => isSame(shown, value);
  const choose = (value: unknown) =>
    answer({ [about]: as === 'field' && isSame(now, value) ? undefined : value });
  switch (about) {
    case 'income':
      return <AskIncome situation={situation} />;
    case 'household':
      return <AskHousehold situation={situation} as={as} />;
    case 'otherIncome':
      return <AskOtherIncome situation={situation} />;
    case 'costs':
      return <Costs {...props} />;
    case 'home':
      return <Home {...props} />;
    case 'citizenships':
      return <Passports {...props} />;
    case 'livedIn':
      return <PastHomes {...props} />;
    case 'profession':
      return (
        <>
          <Chips options={professions()} first={FIRST_PROFESSIONS} isGiven={isGiven} onChoose={choose} />
          {isGiven('other') ? (
            <p className="quiet">
              Gains from your own trading and performers’ fees follow other rules, which no figure here has.
            </p>
          ) : null}
        </>
      );
    case 'keptCompany':
      return <Companies {...props} />;
    case 'workCountry':
      return <WorkCountries {...props} />;
    case 'payer':
      return (
        <Chips
          options={[
            [homeIdOf(situation) ?? 'other', 'Yes'],
            ['other', 'No'],
          ]}
          isGiven={isGiven}
          onChoose={choose}
        />
      );
    default:
      return (
        <Chips
          options={choices.map(([value, label]) => [value, label, ends?.get(value)])}
          isGiven={isGiven}
          onChoose={choose}
        />
      );
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Their buttons stand there at once. */
const FIRST_PROFESSIONS: readonly Profession[] = ['software', 'design', 'marketing', 'consulting', 'legal'];

function professions(): Options<Profession> {
  return PROFESSION_IDS.map((id) => [id, PROFESSIONS[id].short]);
}

/** All countries of the world, those first that the site is about. */
function WorkCountries({ situation, as }: AnswersProps) {
  const all = [...PLACES, ...otherCountries()];
  const now = situation.workCountry;
  return (
    <Chips
      options={all.map(({ code, name }) => [code.toLowerCase(), name])}
      first={useLikely(situation, as)}
      isGiven={(id) => id === now}
      onChoose={(id) => answer({ workCountry: as === 'field' && id === now ? undefined : id })}
    />
  );
}

/** So many countries stand there at once. */
const NEAREST = 6;

/**
 * Countries that were named, then in a line those nearest to the browser's languages. A page that was prerendered knows none:
 * there nothing moves once it knows.
 */
function useLikely({ home, citizenships = [] }: Situation, as: AskProps['as']): readonly string[] {
  const named = [...(home && 'country' in home ? [home.country] : []), ...citizenships];
  const likely = likelyCountries(useHydrated() && as === 'line' ? undefined : []);
  return [...new Set([...named, ...likely])].slice(0, NEAREST);
}

const LLC: KeptCompany = { country: 'us', form: 'llc' };

/**
 * The countries of whose companies something is known, and a US LLC; of another one nothing is. To whom has one where she lives,
 * that country alone is proposed.
 */
function Companies({ situation, as }: AnswersProps) {
  const now = situation.keptCompany;
  const all = useLikely(situation, as);
  const likely = now || !isOwnerAtHome(situation) ? all : [homeIdOf(situation)];
  const options: Options<KeptCompany> = [
    ...COMPANY_PLACES.map(({ id, name }) => [{ country: id }, name] as const),
    [LLC, 'US LLC with one owner'],
  ];
  const near = options.map(([one]) => one).filter((one) => one === LLC || likely.includes(one.country));
  return (
    <Chips
      options={options}
      first={near}
      instead={[[{ country: 'other' }, 'Another country']]}
      isGiven={(one) => isSame(one, now)}
      onChoose={(one) => answer({ keptCompany: as === 'field' && isSame(one, now) ? undefined : one })}
    />
  );
}

/** None, a usual share of the income, or what is typed. */
function Costs({ situation: { costs, currency = 'USD' }, as }: AnswersProps) {
  const { choices = [] } = QUESTIONS.costs;
  const shown = as === 'field' ? (costs ?? assumed('costs', {})) : costs;
  const isUsual = choices.some(([usual]) => isSame(usual, costs));
  const [isTyping, setTyping] = useState(costs !== undefined && !isUsual);
  return (
    <>
      <Chips
        options={choices}
        isGiven={(one) => !isTyping && isSame(one, shown)}
        onChoose={(one) => {
          setTyping(false);
          answer({ costs: as === 'field' && isSame(one, costs) ? undefined : one });
        }}
      >
        <Chip isGiven={isTyping} onPress={() => setTyping(!isTyping)}>
          An amount
        </Chip>
      </Chips>
      {isTyping ? (
        <SizeBox
          label="Business costs a year"
          size={costs ?? null}
          currency={currency}
          onSize={(size) => answer({ costs: size ?? undefined })}
          submit={as === 'line' ? 'Count them' : undefined}
        />
      ) : null}
    </>
  );
}

const ELSEWHERE = 'elsewhere';

/** Facts about other money are those that the law of one home asks for, in its currency. */
function withoutFacts(incomes: Situation['otherIncome']): Pick<Situation, 'otherIncome'> {
  if (!incomes?.some(({ facts }) => facts)) return {};
  return { otherIncome: incomes.map(({ facts: _, ...rest }) => rest) };
}

/** A country; of another one the tax that is paid there. */
function Home({ situation, as }: AnswersProps) {
  const { home, currency = 'USD', otherIncome } = situation;
  const given = home && ('country' in home ? home.country : ELSEWHERE);
  const [isTyping, setTyping] = useState(false);
  const isElsewhere = given === ELSEWHERE || (isTyping && given === undefined);
  const tax = home && !('country' in home) ? ('rate' in home ? { percent: home.rate } : home) : null;
  return (
    <>
      <Chips
        options={PLACES.map(({ id, name }) => [id, name])}
        first={useLikely(situation, as)}
        instead={[[ELSEWHERE, 'Another country']]}
        isGiven={(id) => (isElsewhere ? id === ELSEWHERE : id === given)}
        onChoose={(id) => {
          const isBack = as === 'field' && (id === given || (id === ELSEWHERE && isElsewhere));
          setTyping(id === ELSEWHERE && !isBack);
          answer({
            home: isBack || id === ELSEWHERE ? undefined : { country: id },
            ...withoutFacts(otherIncome),
          });
        }}
      />
      {isElsewhere ? (
        <SizeBox
          label="Tax that you pay a year"
          size={tax}
          currency={currency}
          onSize={(size) => {
            setTyping(size === null);
            answer({ home: size === null ? undefined : 'percent' in size ? { rate: size.percent } : size });
          }}
          submit={as === 'line' ? 'Count it' : undefined}
        />
      ) : null}
    </>
  );
}

/** One, and a second one where somebody has two. */
function Passports({ situation, as }: AnswersProps) {
  const { citizenships: given = [] } = situation;
  const [isSecond, setSecond] = useState(false);
  function choose(id: string) {
    const others = given.filter((one) => one !== id);
    const isBack = others.length < given.length;
    setSecond(false);
    answer({ citizenships: isBack ? others : isSecond ? [...given, id] : [id] });
  }
  return (
    <Chips
      options={CITIZENSHIPS.slice(0, -1).map(({ id, name }) => [id, name])}
      instead={CITIZENSHIPS.slice(-1).map(({ id, name }) => [id, name])}
      first={useLikely(situation, as)}
      isGiven={(id) => given.includes(id)}
      onChoose={choose}
    >
      {given.length === 1 ? (
        <Chip isGiven={isSecond} onPress={() => setSecond(!isSecond)}>
          A second one
        </Chip>
      ) : null}
    </Chips>
  );
}

/** Elsewhere with one press; of the countries that ask, as many as there were. */
function PastHomes({ situation: { livedIn }, as }: AnswersProps) {
  const [chosen, setChosen] = useState<readonly string[] | undefined>();
  const { choices = [] } = QUESTIONS.livedIn;
  const now = as === 'line' ? chosen : livedIn;
  const others = (now ?? []).filter((id) => !choices.some(([[one]]) => one === id));
  function choose([id]: readonly string[]) {
    if (id === undefined) return answer({ livedIn: as === 'field' && now?.length === 0 ? undefined : [] });
    const some = now?.includes(id) ? now.filter((one) => one !== id) : [...(now ?? []), id];
    const next = some.length > 0 ? some : undefined;
    if (as === 'line') setChosen(next);
    else answer({ livedIn: next });
  }
  return (
    <Chips
      options={[...choices, ...others.map((id) => [[id], countryName(id.toUpperCase())] as const)]}
      isGiven={([id]) => (id === undefined ? now?.length === 0 : now?.includes(id) === true)}
      onChoose={choose}
    >
      {chosen ? <Button onClick={() => answer({ livedIn: chosen })}>Done</Button> : null}
    </Chips>
  );
}
