import { Link } from 'wouter';
import { nameInText } from '../../catalogue/format.ts';
import { LEAVING_PAGES } from '../../catalogue/leavingPages.ts';
import { answer } from '../../situation/figures.ts';
import { CITIZENSHIPS, HOME_COUNTRIES, placeOf } from '../../situation/places.ts';
import type { HomeTax, Situation } from '../../situation/situation.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import styles from './fields.module.css';
import { FieldGroup, NumberField, Select } from './fields.tsx';

const CITIZENSHIP_OPTIONS = CITIZENSHIPS.map(({ id, name }) => [id, name] as const);
const HOME_OPTIONS = [
  ...HOME_COUNTRIES.map(({ id, name }) => [id, name] as const),
  ['rate', 'Elsewhere: my tax rate'],
  ['amount', 'Elsewhere: my tax a year'],
] as const;

/** Citizenship, where tax is paid today, and what life costs there. */
export function PersonAnswers({ situation }: { readonly situation: Situation }) {
  const { citizenships = [], home, currency = 'USD', living } = situation;
  const homeName = home && 'country' in home ? placeOf(home.country)?.name : undefined;
  const leaving = LEAVING_PAGES.find(({ name }) => name === homeName);
  const [first = '', second = ''] = citizenships;
  const setCitizenships = (...ids: string[]) =>
    answer({ citizenships: [...new Set(ids)].filter((id) => id !== '') });
  return (
    <FieldGroup title="You">
      <div className={styles.pair}>
        <Select
          label="Living in today"
          options={HOME_OPTIONS}
          value={wayOf(home)}
          onValue={(way) => answer({ home: homeOf(way) })}
        />
        <Select
          label="Citizen of"
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
        {home && 'rate' in home ? (
          <NumberField
            label="Total tax, % of income"
            value={home.rate}
            min={0}
            max={100}
            onValue={(rate) => answer({ home: rate === undefined ? { rate: 0 } : { rate } })}
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
        <MoneyInput
          label="Living costs a month"
          labelClassName={styles.label}
          value={living?.amount ?? null}
          emptyValue={null}
          currency={living?.currency ?? currency}
          placeholder="Not said"
          onValue={(amount) =>
            answer({
              living: amount === null ? undefined : { amount, currency: living?.currency ?? currency },
            })
          }
        />
      </div>
      {leaving ? (
        <p className={styles.hint}>
          <Link href={leaving.path}>{`Leaving ${nameInText(leaving.name)}: what ends and what goes on`}</Link>
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
