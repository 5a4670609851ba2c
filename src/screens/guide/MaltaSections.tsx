import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { GlobalResidence } from './GlobalResidence.tsx';
import { MaltaRegimeFacts } from './MaltaRegimeFacts.tsx';

interface Props {
  readonly country: CountryGuide;
  /** The regime that the page calculates. */
  readonly current: GuideRegime;
}

/** What only Malta has: the figures of its first regime, and the Global Residence Programme. */
export function MaltaSections({ country, current }: Props) {
  const [resident] = country.taxRegimes;
  return (
    <>
      {resident ? <MaltaRegimeFacts regime={resident} /> : null}
      <GlobalResidence country={country} current={current} />
    </>
  );
}
