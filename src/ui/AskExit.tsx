/** What somebody leaves home with: which of four, what each is worth and what it cost, in the currency of home. */
import { useId } from 'react';
import type { Currency } from '../catalogue/currencies.ts';
import { LEFT_WITH, type LeftWith } from '../catalogue/exitAssets.ts';
import type { ExitTexts } from '../catalogue/exitTexts.ts';
import type { ExitAssets, ExitKind } from '../law/index.ts';
import { answer } from '../situation/figures.ts';
import { homeIdOf, isOwnerAtHome, type Situation } from '../situation/situation.ts';
import { inSentence } from '../situation/words.ts';
import styles from './Ask.module.css';
import { Chip, Chips } from './Chips.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { Options } from './Options.tsx';

const NAMES: Readonly<Record<LeftWith, string>> = {
  ...{
    shares: 'A company',
    portfolio: 'Shares or funds',
    crypto: 'Crypto',
    business: 'A business in my name',
  },
};

const KIND_OF: Readonly<Record<LeftWith, ExitKind>> = {
  ...{ shares: 'company', portfolio: 'portfolio', crypto: 'crypto', business: 'business' },
};

/** Of which only the worth is asked of who has said that she has one. */
const OWN_SHARES = 'Shares of my company';

/** No company of a reader is worth more. */
const MOST = 10_000_000_000;

const NOTHING = { value: 0, cost: 0 };
const ALL_OF_IT = { ...NOTHING, held: 1 };

interface Props {
  readonly situation: Situation;
  readonly texts: ExitTexts;
}

export default function AskExit({ situation, texts }: Props) {
  const isOwner = isOwnerAtHome(situation);
  const exit: ExitAssets | undefined = situation.exit ?? (isOwner ? { shares: ALL_OF_IT } : undefined);
  const isHers = isOwner || situation.work === 'business';
  const nameOf = (one: LeftWith) => (one === 'shares' && isHers ? OWN_SHARES : NAMES[one]);
  const isNone = exit !== undefined && LEFT_WITH.every((one) => exit[one] === undefined);
  const change = (part: { readonly [Key in keyof ExitAssets]?: ExitAssets[Key] | undefined }) => {
    const all = Object.entries({ ...exit, ...part }).filter(([, said]) => said !== undefined);
    const next = Object.fromEntries(all) as ExitAssets;
    const isAny = LEFT_WITH.some((one) => next[one] !== undefined);
    answer({ exit: isAny ? next : isOwner ? {} : undefined });
  };
  const choose = (one: LeftWith) =>
    change({ [one]: exit?.[one] ? undefined : one === 'shares' ? ALL_OF_IT : NOTHING });
  const home = homeIdOf(situation);
  return (
    <div className={styles.ask}>
      <Chips
        options={LEFT_WITH.map((one) => [one, nameOf(one)])}
        isGiven={(one) => exit?.[one] !== undefined}
        onChoose={choose}
      >
        <Chip isGiven={isNone} onPress={() => answer({ exit: isNone ? undefined : {} })}>
          None of these
        </Chip>
      </Chips>
      {LEFT_WITH.map((one) =>
        exit?.[one] === undefined ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a heading of its own would be a second question
          <div key={one} role="group" aria-label={nameOf(one)} className={styles.income}>
            <p className="quiet">{`${nameOf(one)}: ${texts.answers[KIND_OF[one]].text}`}</p>
            {texts.answers[KIND_OF[one]].taxed === 'no' ? null : one === 'shares' ? (
              <Company {...{ texts, exit }} onChange={(shares) => change({ shares })} />
            ) : (
              <Amounts
                names={[
                  one === 'business' ? 'Its value, with goodwill' : 'Worth today',
                  one === 'business' ? 'Value in its books' : 'What you paid',
                ]}
                currency={texts.currency as Currency}
                worth={exit[one] ?? { value: 0, cost: 0 }}
                onChange={(worth) => change({ [one]: worth })}
              />
            )}
          </div>
        ),
      )}
      {texts.yearsResident !== null && exit !== undefined && !isNone ? (
        <Choose
          name={`Years lived in ${home === null ? 'it' : inSentence(home)}`}
          usual="Long enough"
          choices={YEARS}
          value={exit.yearsResident}
          onValue={(yearsResident) => change({ yearsResident })}
        />
      ) : null}
      {texts.asksAge && exit?.business ? (
        <Choose
          name="Your age"
          usual="Under 55"
          choices={AGES}
          value={exit.age}
          onValue={(age) => change({ age })}
        />
      ) : null}
    </div>
  );
}

const YEARS = Array.from({ length: 15 }, (_, at) => [at, String(at)] as const);
const AGES = [
  [55, '55 to 59'],
  [60, '60 or more'],
] as const;

interface AmountsProps {
  readonly names: readonly [value: string, cost: string];
  readonly currency: Currency;
  readonly worth: { readonly value: number; readonly cost: number };
  readonly onChange: (worth: { readonly value: number; readonly cost: number }) => void;
}

function Amounts({ names: [ofValue, ofCost], currency, worth, onChange }: AmountsProps) {
  return (
    <>
      <Amount
        label={ofValue}
        currency={currency}
        value={worth.value}
        onValue={(value) => onChange({ ...worth, value })}
      />
      <Amount
        label={ofCost}
        currency={currency}
        value={worth.cost}
        onValue={(cost) => onChange({ ...worth, cost })}
      />
    </>
  );
}

interface AmountProps {
  readonly label: string;
  readonly currency: Currency;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

function Amount({ label, currency, value, onValue }: AmountProps) {
  return (
    <MoneyInput
      label={label}
      labelClassName="quiet"
      value={value === 0 ? null : value}
      emptyValue={0}
      currency={currency}
      most={MOST}
      placeholder="0"
      onValue={(next) => onValue(next ?? 0)}
    />
  );
}

const SHARES = [
  [1, 'All of it'],
  [0.75, '75%'],
  [0.5, 'Half'],
  [0.25, '25%'],
  [0.1, '10%'],
  [0.05, '5%'],
  [0.009, 'Under 1%'],
] as const;

interface CompanyProps extends Pick<Props, 'texts'> {
  readonly exit: ExitAssets;
  readonly onChange: (shares: ExitAssets['shares']) => void;
}

/** Its value, or its profit where the law makes a value of that. */
function Company({ texts, exit: { shares }, onChange }: CompanyProps) {
  const id = useId();
  if (!shares) return null;
  const currency = texts.currency as Currency;
  const { value, profit = 0, ...others } = shares;
  const isOther = !SHARES.some(([held]) => held === shares.held);
  return (
    <>
      <Amount
        label="The whole company is worth"
        currency={currency}
        value={value ?? 0}
        onValue={(next) =>
          onChange(next === 0 && profit > 0 ? { ...others, profit } : { ...others, profit, value: next })
        }
      />
      {texts.valuation?.hasFormula && !value ? (
        <Amount
          label="Or its profit a year"
          currency={currency}
          value={profit}
          onValue={(next) => onChange(next > 0 ? { ...others, profit: next } : { ...others, value: 0 })}
        />
      ) : null}
      <Amount
        label="What you paid for your shares"
        currency={currency}
        value={shares.cost}
        onValue={(cost) => onChange({ ...shares, cost })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: it stands inside a group of its own */}
      <div role="group" aria-labelledby={id} className={styles.income}>
        <p id={id} className="quiet">
          Your share of it
        </p>
        <Chips
          options={[
            ...SHARES,
            ...(isOther ? [[shares.held, `${Math.round(shares.held * 1000) / 10}%`] as const] : []),
          ]}
          first={SHARES.map(([held]) => held)}
          isGiven={(held) => held === shares.held}
          onChoose={(held) => onChange({ ...shares, held })}
        />
      </div>
    </>
  );
}

interface ChooseProps {
  readonly name: string;
  readonly usual: string;
  readonly choices: readonly (readonly [value: number, label: string])[];
  readonly value: number | undefined;
  readonly onValue: (value: number | undefined) => void;
}

function Choose({ name, usual, choices, value, onValue }: ChooseProps) {
  const id = useId();
  return (
    <div className={styles.ages}>
      <label className="quiet" htmlFor={id}>
        {name}
        <select
          id={id}
          value={value ?? ''}
          onChange={({ target }) => onValue(target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{usual}</option>
          <Options of={choices} />
        </select>
      </label>
    </div>
  );
}
