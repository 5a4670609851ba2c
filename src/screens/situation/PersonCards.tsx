/** The cards of the editor about the person: profession, where from, where the work is done and for whom. */

import { Link } from 'wouter';
import { otherCountries } from '../../catalogue/countryNames.ts';
import type { Currency } from '../../catalogue/currencies.ts';
import { nameInText } from '../../catalogue/format.ts';
import { ratesMonth, roundFigure, toUsd } from '../../catalogue/money.ts';
import { leavingPathOf } from '../../catalogue/pages.ts';
import { CITIZENSHIPS, DESTINATIONS, PLACES, placeOf } from '../../catalogue/places.ts';
import { estimateFor } from '../../situation/answered.ts';
import { answer } from '../../situation/figures.ts';
import { labelOf, QUESTIONS } from '../../situation/questions.ts';
import type { HomeTax, Situation } from '../../situation/situation.ts';
import { CurrencyProposal } from '../../ui/CurrencyProposal.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { CostsField } from './CostsField.tsx';
import { Answers, FieldGroup, NumberField, Question, Questions, Select, Switch } from './fields.tsx';
import { HomeScheme } from './HomeScheme.tsx';
import styles from './SituationEditor.module.css';

interface MoneyProps {
  readonly situation: Situation;
  /** USD per year. */
  readonly defaultIncome: number;
}

/** Income, currency and costs, and how figures are counted on every page. */
export function MoneyCard({ situation, defaultIncome }: MoneyProps) {
  const { currency = 'USD' } = situation;
  const income = situation.income ?? roundFigure(defaultIncome, currency);

  const setCurrency = (next: Currency) => answer({ currency: next });

  return (
    <FieldGroup title="Money">
      <div className={styles.pair}>
        <MoneyInput
          label={labelOf('income')}
          labelClassName={styles.label}
          value={income}
          emptyValue={0}
          currency={currency}
          onCurrency={setCurrency}
          onValue={(value) => answer({ income: value ?? 0 })}
          asks
        />
        <CostsField costs={situation.costs} income={income} currency={currency} />
      </div>
      <CurrencyProposal />
      {currency === 'USD' ? null : (
        <p className={styles.hint}>{`Converted at the exchange rates of ${ratesMonth()}.`}</p>
      )}
      <details className={styles.more}>
        <summary>How we count</summary>
        <Switch
          about="deduct"
          checked={estimateFor(situation) === 'law'}
          onChange={(deduct) => answer({ deduct })}
        />
        <Switch
          about="runningCosts"
          checked={situation.runningCosts ?? false}
          onChange={(isCounted) => answer({ runningCosts: isCounted || undefined })}
        />
        <Switch
          about="payBest"
          checked={situation.payBest ?? false}
          onChange={(isBest) => answer({ payBest: isBest || undefined })}
        />
      </details>
    </FieldGroup>
  );
}

interface Props {
  readonly situation: Situation;
}

/** How the work is done, and what it is. */
export function ProfessionCard({ situation }: Props) {
  const { asks, choices = [] } = QUESTIONS.profession;
  return (
    <FieldGroup title={asks}>
      <Question about="work" situation={situation} hasLabel={false} />
      {situation.work === 'remote' ? <Question about="contract" situation={situation} /> : null}
      <Select
        label={labelOf('profession')}
        options={choices}
        value={situation.profession ?? ''}
        onValue={(chosen) => answer({ profession: choices.find(([id]) => id === chosen)?.[0] })}
      />
    </FieldGroup>
  );
}

const CITIZENSHIP_OPTIONS = CITIZENSHIPS.map(({ id, name }) => [id, name] as const);
const HOME_OPTIONS = [
  ...PLACES.map(({ id, name }) => [id, name] as const),
  ['rate', 'Elsewhere: my tax rate'],
  ['amount', 'Elsewhere: my tax a year'],
] as const;

/** Citizenship, and where tax is paid today. */
export function OriginCard({ situation, defaultIncome }: MoneyProps) {
  const { citizenships = [], home, currency = 'USD' } = situation;
  const place = home && 'country' in home ? placeOf(home.country) : null;
  const leaving = place && leavingPathOf(place.id);
  const [first = '', second = ''] = citizenships;
  const setCitizenships = (...ids: string[]) =>
    answer({ citizenships: [...new Set(ids)].filter((id) => id !== '') });
  return (
    <FieldGroup title="Passport and home">
      <div className={styles.pair}>
        <Select
          label={labelOf('citizenships')}
          options={CITIZENSHIP_OPTIONS}
          value={first}
          onValue={(id) => setCitizenships(id, second)}
        />
        {first === '' ? null : (
          <Select
            label="Second citizenship"
            none="None"
            options={CITIZENSHIP_OPTIONS.filter(([id]) => id !== first)}
            value={second}
            onValue={(id) => setCitizenships(first, id)}
          />
        )}
        <Select
          about="home"
          label={labelOf('home')}
          options={HOME_OPTIONS}
          value={wayOf(home)}
          onValue={(way) => answer({ home: homeOf(way) })}
        />
        {home && 'rate' in home ? (
          <NumberField
            label="Total tax, % of income"
            value={home.rate}
            min={0}
            max={100}
            onValue={(rate) => answer({ home: { rate: rate ?? 0 } })}
          />
        ) : null}
        {home && 'amount' in home ? (
          <MoneyInput
            label="Total tax a year"
            labelClassName={styles.label}
            value={home.amount}
            emptyValue={0}
            currency={currency}
            onValue={(amount) => answer({ home: { amount: amount ?? 0 } })}
          />
        ) : null}
      </div>
      <HomeScheme
        situation={situation}
        income={toUsd(situation.income ?? roundFigure(defaultIncome, currency), currency)}
      />
      {citizenships.includes('us') ? null : (
        <details className={styles.more}>
          <summary>Green card</summary>
          <Switch
            about="greenCard"
            checked={situation.greenCard ?? false}
            onChange={(holds) => answer({ greenCard: holds || undefined })}
          />
        </details>
      )}
      {leaving ? (
        <p className={styles.hint}>
          <Link href={leaving}>{`What leaving ${nameInText(place.name)} means`}</Link>
        </p>
      ) : null}
    </FieldGroup>
  );
}

function wayOf(home: HomeTax | undefined): string {
  if (home === undefined) return '';
  if ('country' in home) return home.country;
  return 'rate' in home ? 'rate' : 'amount';
}

function homeOf(way: string): HomeTax | undefined {
  if (way === '') return undefined;
  if (way === 'rate') return { rate: 30 };
  return way === 'amount' ? { amount: 0 } : { country: way };
}

/** Where the work is done, and where its clients are; of work elsewhere, where most of it is and the days there are. */
export function PlaceOfWorkCard({ situation }: Props) {
  return (
    <FieldGroup title="Where and for whom you work">
      <Questions card="work" situation={situation} />
      {situation.workplace === 'elsewhere' ? (
        <>
          <Question about="days" situation={situation} />
          <Select
            label={QUESTIONS.workCountry.asks}
            options={workCountries()}
            value={situation.workCountry ?? ''}
            onValue={(id) => answer({ workCountry: id === '' ? undefined : id })}
          />
        </>
      ) : null}
    </FieldGroup>
  );
}

/** All countries of the world, those first that the site is about. */
function workCountries(): readonly (readonly [id: string, name: string])[] {
  return [...PLACES, ...otherCountries()].map(({ code, name }) => [code.toLowerCase(), name]);
}

/** Whether a company is an option, and where the person has been tax resident. */
export function CompanyCard({ situation }: Props) {
  const { livedIn } = situation;
  const [isNone, some] = [livedIn?.length === 0, livedIn ?? []];
  const names = DESTINATIONS.filter(({ id }) => some.includes(id)).map(({ name }) => name);
  return (
    <FieldGroup title="Company and past homes">
      <Questions card="company" situation={situation} />
      <Answers
        label={labelOf('livedIn')}
        options={[[true, 'No, in none']]}
        value={isNone ? true : undefined}
        onValue={(value) => answer({ livedIn: value === undefined ? undefined : [] })}
      />
      <details className={styles.more}>
        <summary>{names.length > 0 ? names.join(', ') : 'Yes, choose countries'}</summary>
        <div className={styles.countries}>
          {DESTINATIONS.map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={some.includes(id)}
                onChange={({ target }) => {
                  const next = target.checked ? [...some, id] : some.filter((one) => one !== id);
                  answer({ livedIn: next.length > 0 ? next : undefined });
                }}
              />
              {name}
            </label>
          ))}
        </div>
      </details>
    </FieldGroup>
  );
}
