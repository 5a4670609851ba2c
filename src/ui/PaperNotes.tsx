import { useModule } from './lazy.tsx';
import type { PaperNotesProps } from './PaperText.tsx';

const load = () => import('./PaperText.tsx');

/** What a print-out says about itself, on paper only: the day of printing, which no prerendered page can know, among others. */
export function PaperNotes(props: PaperNotesProps) {
  const { module } = useModule(load);
  return module && props.countries.length > 0 ? <module.PaperText {...props} /> : null;
}
