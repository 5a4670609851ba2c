import { DestinationGuide } from './DestinationGuide.tsx';
import { FreeTools } from './FreeTools.tsx';
import { Hero } from './Hero.tsx';
import { PopularDestinations } from './PopularDestinations.tsx';
import { TutorialBanner } from './TutorialBanner.tsx';

/** The home page. */
export default function Home() {
  return (
    <>
      <Hero />
      <TutorialBanner />
      <FreeTools />
      <DestinationGuide />
      <PopularDestinations />
    </>
  );
}
