import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { GlobalResidence } from './GlobalResidence.tsx';
import { MaltaRegimeFacts } from './MaltaRegimeFacts.tsx';

interface Props {
  readonly country: CountryGuide;
  /** The regime that the page calculates. */
  readonly current: GuideRegime;
}

/** What only Malta has: the Global Residence Programme, and the figures of its first regime. */
export function MaltaSections({ country, current }: Props) {
  const [resident] = country.taxRegimes;
  return (
    <>
      <GlobalResidence country={country} current={current} />
      {resident ? <MaltaRegimeFacts regime={resident} /> : null}
    </>
  );
}
