import { ButtonLink } from '../ui/Button.tsx';

/** Where to go from an address that leads to nothing. */
export function WaysOn() {
  return (
    <>
      <ButtonLink href="/countries">View All Countries</ButtonLink>
      <ButtonLink href="/compare" variant="quiet">
        Compare tax regimes
      </ButtonLink>
      <ButtonLink href="/" variant="quiet">
        Go to the home page
      </ButtonLink>
    </>
  );
}
