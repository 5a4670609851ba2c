import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { GlobalResidence } from './GlobalResidence.tsx';
import { MaltaRegimeFacts } from './MaltaRegimeFacts.tsx';
import { NomadPermit } from './NomadPermit.tsx';

interface Props {
  readonly country: CountryGuide;
  /** The regime that the page calculates. */
  readonly current: GuideRegime;
}

/** What only Malta has: its three ways in figures, the programme last. */
export function MaltaSections({ country, current }: Props) {
  const [resident] = country.taxRegimes;
  return (
    <>
      {resident ? <MaltaRegimeFacts regime={resident} /> : null}
      <NomadPermit country={country} />
      <GlobalResidence country={country} current={current} />
    </>
  );
}
