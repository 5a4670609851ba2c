import { homeCountries } from 'virtual:lowtide/home-countries';
import { useState } from 'react';
import { type PresentTaxChoice, presentTaxOf } from '../../catalogue/presentTax.ts';
import { EMPTY_PROFILE, type Profile } from '../../catalogue/profile.ts';
import { FitMark } from '../../ui/FitMark.tsx';
import { PresentTaxForm } from '../../ui/PresentTaxForm.tsx';
import { ProfileForm } from '../../ui/ProfileForm.tsx';
import { Saving } from '../../ui/Saving.tsx';
import styles from './DevParts.module.css';
import { Part } from './Part.tsx';

const INCOME = 80_000;
const [FIRST] = homeCountries;
const CHOICES: readonly (PresentTaxChoice | null)[] = [
  null,
  { by: 'country', id: FIRST?.id ?? '' },
  { by: 'rate', rate: 42 },
  { by: 'amount', amount: 30_000 },
];

/** What a person may say about herself, and what follows from it. */
export function Personal() {
  return (
    <>
      <Part name="PresentTaxForm: nothing chosen, a home country, a rate, an amount; on its way">
        {CHOICES.map((choice) => (
          <div key={choice?.by ?? 'none'} className={styles.wide}>
            <PresentTax start={choice} />
          </div>
        ))}
        <div className={styles.wide}>
          <PresentTaxForm
            choice={null}
            homeCountries={[]}
            income={INCOME}
            total={null}
            onChoose={() => undefined}
            onForget={() => undefined}
          />
        </div>
      </Part>
      <Part name="Saving: saves, costs more, the same">
        {[30_000, 10_000, 20_000].map((present) => (
          <Saving key={present} present={present} total={20_000} />
        ))}
      </Part>
      <Part name="ProfileForm: nothing answered, some answers">
        <div className={styles.wide}>
          <AnyProfile start={EMPTY_PROFILE} />
        </div>
        <div className={styles.wide}>
          <AnyProfile start={{ ...EMPTY_PROFILE, citizenship: 'eu', days: 90 }} />
        </div>
      </Part>
      <Part name="FitMark">
        <FitMark fit={{ level: 'fits', reasons: [] }} />
        <FitMark
          fit={{
            level: 'check',
            reasons: ['A permit is needed.', 'At least 183 days a year are asked for.'],
          }}
        />
        <FitMark fit={{ level: 'no', reasons: ['Only for clients abroad.'] }} />
      </Part>
    </>
  );
}

function PresentTax({ start }: { readonly start: PresentTaxChoice | null }) {
  const [choice, setChoice] = useState(start);
  const present = presentTaxOf(choice, homeCountries);
  return (
    <PresentTaxForm
      choice={choice}
      homeCountries={homeCountries}
      income={INCOME}
      total={present ? present(INCOME, false) : null}
      onChoose={setChoice}
      onForget={() => setChoice(null)}
    />
  );
}

function AnyProfile({ start }: { readonly start: Profile }) {
  const [profile, setProfile] = useState(start);
  return (
    <ProfileForm
      profile={profile}
      onAnswer={(change) => setProfile({ ...profile, ...change })}
      onForget={() => setProfile(EMPTY_PROFILE)}
    />
  );
}
