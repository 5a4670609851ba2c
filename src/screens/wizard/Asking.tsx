import { type ReactNode, useId, useState } from 'react';
import { soFarText } from '../../assess/answerEnglish.ts';
import type { Assessed } from '../../assess/assessor.ts';
import { otherCountries } from '../../catalogue/countryNames.ts';
import { countOf } from '../../catalogue/format.ts';
import { CITIZENSHIPS, PLACES } from '../../catalogue/places.ts';
import { PROFESSION_IDS, PROFESSIONS } from '../../catalogue/professions.ts';
import { answer, type Figures } from '../../situation/figures.ts';
import { likelyCountries } from '../../situation/locale.ts';
import { QUESTIONS, type Question } from '../../situation/questions.ts';
import type { Situation } from '../../situation/situation.ts';
import { skip } from '../../situation/skipped.ts';
import asks from '../../ui/Ask.module.css';
import { FIRST_PROFESSIONS } from '../../ui/Ask.tsx';
import { Button } from '../../ui/Button.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import styles from './Asking.module.css';

type Key = keyof Situation;

interface Props {
  readonly about: Key;
  /** How many questions are left, this one included. */
  readonly left: number;
  /** What is first so far; null where nothing is open. */
  readonly first: Assessed | null;
  readonly figures: Figures;
}

/** One question in the place of the answer, and how many are left; the next one follows by itself. */
export function Asking({ about, left, first, figures }: Props) {
  const { asks: question, hint }: Question<unknown> = QUESTIONS[about];
  const id = useId();
  return (
    <section className={`no-print ${styles.asking}`} aria-labelledby={id} data-asks={about}>
      <p className={styles.soFar} role="status">
        {first ? soFarText(first, figures.money) : ''}
      </p>
      <div className={styles.question}>
        <h2 id={id} tabIndex={-1} className={styles.asks}>
          {question}
        </h2>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
        <Choices about={about} figures={figures} />
      </div>
      <div className={styles.foot}>
        <span className={styles.dots}>
          <span className="visually-hidden">{`${countOf(left, 'question')} left`}</span>
          {Array.from({ length: left }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dots have nothing but their place
            <i key={at} aria-hidden="true" />
          ))}
        </span>
        <Button variant="plain" onClick={() => skip(about)}>
          Skip
        </Button>
      </div>
    </section>
  );
}

function Choices({ about, figures }: Pick<Props, 'about' | 'figures'>) {
  switch (about) {
    case 'costs':
      return <CostChoices figures={figures} />;
    case 'profession':
      return (
        <FewOrMore
          first={FIRST_PROFESSIONS.map((id) => [id, PROFESSIONS[id].short])}
          all={PROFESSION_IDS.map((id) => [id, PROFESSIONS[id].short])}
          onChoose={(profession) => answer({ profession })}
        />
      );
    case 'citizenships':
      return <Passports />;
    case 'workCountry':
      return <WorkCountries />;
    case 'livedIn':
      return <PastHomes />;
    default: {
      const { choices = [] }: Question<unknown> = QUESTIONS[about];
      return (
        <FewOrMore
          first={choices.slice(0, FEW)}
          all={choices}
          onChoose={(given) => answer({ [about]: given })}
        />
      );
    }
  }
}

/** So many buttons stand there at once. */
const FEW = 6;
/** A longer list is searched. */
const LISTED = 14;

type Options<Value> = readonly (readonly [value: Value, label: string])[];

interface FewProps<Value> {
  readonly first: Options<Value>;
  readonly all: Options<Value>;
  readonly onChoose: (value: Value) => void;
}

/** A few answers as buttons; with "More" the others, or a search where they are many. */
function FewOrMore<Value>({ first, all, onChoose }: FewProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  const isLong = all.length > LISTED;
  const button = ([value, label]: readonly [Value, string]) => (
    <button key={label} type="button" onClick={() => onChoose(value)}>
      {label}
    </button>
  );
  if (isOpen && isLong) return <Search all={all} onChoose={onChoose} />;
  const others = all.filter(([, label]) => !first.some(([, one]) => one === label));
  return (
    <Buttons>
      {(isOpen ? [...first, ...others] : first).map(button)}
      {!isOpen && others.length > 0 ? (
        <button type="button" aria-expanded={false} onClick={() => setOpen(true)}>
          More
        </button>
      ) : null}
    </Buttons>
  );
}

function Buttons({ children }: { readonly children: ReactNode }) {
  return <div className={asks.answers}>{children}</div>;
}

/** Names that begin with what is typed, or have a word that does; where there is none, the last one, which stands for others. */
function Search<Value>({ all, onChoose }: Omit<FewProps<Value>, 'first'>) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = all.filter(([, label]) =>
    ` ${label.toLowerCase()}`.includes(wanted === '' ? ' ' : ` ${wanted}`),
  );
  return (
    <>
      <input
        type="search"
        className={styles.search}
        aria-label="Search"
        placeholder="Type a country"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Buttons>
        {(found.length > 0 ? found : all.slice(-1)).slice(0, FEW).map(([value, label]) => (
          <button key={label} type="button" onClick={() => onChoose(value)}>
            {label}
          </button>
        ))}
      </Buttons>
    </>
  );
}

/** The six nearest to the browser's languages, then a search of all. */
function Passports() {
  const all = CITIZENSHIPS.map(({ id, name }) => [id, name] as const);
  const likely = likelyCountries();
  const first = likely.flatMap((id) => all.filter(([one]) => one === id));
  return <FewOrMore first={first} all={all} onChoose={(id) => answer({ citizenships: [id] })} />;
}

/** Likewise of all countries of the world. */
function WorkCountries() {
  const all = [
    ...PLACES.map(({ id, name }) => [id, name] as const),
    ...otherCountries().map(({ code, name }) => [code.toLowerCase(), name] as const),
  ];
  const first = likelyCountries().flatMap((id) => all.filter(([one]) => one === id));
  return <FewOrMore first={first} all={all} onChoose={(workCountry) => answer({ workCountry })} />;
}

/** None, a share of the income, or an amount that is typed. */
function CostChoices({ figures: { currency } }: Pick<Props, 'figures'>) {
  const [isTyping, setTyping] = useState(false);
  const [amount, setAmount] = useState<number | null>(null);
  if (!isTyping) {
    return (
      <Buttons>
        {QUESTIONS.costs.choices?.map(([costs, label]) => (
          <button key={label} type="button" onClick={() => answer({ costs })}>
            {label}
          </button>
        ))}
        <button type="button" aria-expanded={false} onClick={() => setTyping(true)}>
          An amount
        </button>
      </Buttons>
    );
  }
  return (
    <form
      className={styles.amount}
      onSubmit={(event) => {
        event.preventDefault();
        if (amount !== null) answer({ costs: { amount } });
      }}
    >
      <MoneyInput
        label="Business costs a year"
        value={amount}
        emptyValue={null}
        currency={currency}
        onValue={setAmount}
      />
      <Button type="submit" disabled={amount === null}>
        Count them
      </Button>
    </form>
  );
}

/** Nowhere with one press; of the countries that ask, as many as there were. */
function PastHomes() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { choices = [] } = QUESTIONS.livedIn;
  return (
    <Buttons>
      {choices.map(([ids, label]) => {
        const [id] = ids;
        if (id === undefined) {
          return (
            <button key={label} type="button" onClick={() => answer({ livedIn: [] })}>
              {label}
            </button>
          );
        }
        const isChosen = chosen.includes(id);
        return (
          <button
            key={label}
            type="button"
            aria-pressed={isChosen}
            onClick={() => setChosen(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
          >
            {label}
          </button>
        );
      })}
      {chosen.length > 0 ? <Button onClick={() => answer({ livedIn: chosen })}>Done</Button> : null}
    </Buttons>
  );
}
