import { site } from 'virtual:lowtide/site';
import { ContactCard } from '../../ui/ContactCard.tsx';
import { ResidencySteps } from '../../ui/ResidencySteps.tsx';

/** The four steps with the owner's contact card. */
export default function FourSteps() {
  return (
    <ResidencySteps>
      <ContactCard {...site} />
    </ResidencySteps>
  );
}
