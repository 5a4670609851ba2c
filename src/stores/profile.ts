/** The profile of "Would I qualify?": kept on the device only, never in an address, removed with one press. */
import { EMPTY_PROFILE, isProfile, type Profile } from '../catalogue/profile.ts';
import { createPersisted, usePersisted } from './persist.ts';

export const profile = createPersisted<Profile>({
  key: 'profile',
  shape: 2,
  empty: EMPTY_PROFILE,
  isValue: isProfile,
});

interface ProfileState {
  readonly profile: Profile;
  readonly answer: (change: Partial<Profile>) => void;
  readonly forget: () => void;
}

export function useProfile(): ProfileState {
  const { value } = usePersisted(profile);
  return {
    profile: value,
    answer: (change) => profile.change((before) => ({ ...before, ...change })),
    forget: () => profile.change(() => EMPTY_PROFILE),
  };
}
