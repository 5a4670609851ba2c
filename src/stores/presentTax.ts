/** "What you pay today": kept on the device only, never in an address, removed with one press. */
import { useEffect, useMemo, useState } from 'react';
import type { HomeCountryTax } from '../catalogue/homeCountries.ts';
import {
  isPresentTaxChoice,
  type PresentTax,
  type PresentTaxChoice,
  presentTaxOf,
} from '../catalogue/presentTax.ts';
import { createPersisted, type PersistOptions, usePersisted } from './persist.ts';

type Choice = PresentTaxChoice | null;

/** A choice of its own; the app uses the one below, tests make theirs. */
export function createPresentTax(device: Partial<PersistOptions<Choice>> = {}) {
  return createPersisted<Choice>({
    ...device,
    key: 'present-tax',
    shape: 1,
    empty: null,
    isValue: (value): value is Choice => value === null || isPresentTaxChoice(value),
  });
}

export const presentTax = createPresentTax();

const NONE: readonly HomeCountryTax[] = [];
let loaded: readonly HomeCountryTax[] | null = null;

/** The home countries, brought here when they are wanted; empty until then. */
export function useHomeCountries(wanted: boolean): readonly HomeCountryTax[] {
  const [countries, setCountries] = useState<readonly HomeCountryTax[]>(loaded ?? NONE);
  useEffect(() => {
    if (!wanted) return;
    let isShown = true;
    import('virtual:lowtide/home-countries').then(
      ({ homeCountries }) => {
        loaded = homeCountries;
        if (isShown) setCountries(homeCountries);
      },
      // Without them a rate or an amount can still be entered.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [wanted]);
  return countries;
}

export interface PresentTaxState {
  readonly choice: Choice;
  readonly choose: (choice: PresentTaxChoice) => void;
  readonly forget: () => void;
  /** Null where nothing is chosen. */
  readonly present: PresentTax | null;
}

export function usePresentTax(): PresentTaxState {
  const { value: choice } = usePersisted(presentTax);
  const homeCountries = useHomeCountries(choice?.by === 'country');
  const present = useMemo(() => presentTaxOf(choice, homeCountries), [choice, homeCountries]);
  return {
    choice,
    choose: (next) => presentTax.change(() => next),
    forget: () => presentTax.change(() => null),
    present,
  };
}

/** What is paid today at an income, USD per year, outside of rendering; null where that is not known. */
export async function presentTotal(income: number, deduct: boolean): Promise<number | null> {
  await presentTax.start();
  const { value: choice } = presentTax.store.getState();
  const { homeCountries } =
    choice?.by === 'country' ? await import('virtual:lowtide/home-countries') : { homeCountries: NONE };
  return presentTaxOf(choice, homeCountries)?.(income, deduct) ?? null;
}
