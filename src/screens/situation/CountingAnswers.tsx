import { answer } from '../../situation/figures.ts';
import { estimateFor, type Situation } from '../../situation/situation.ts';
import { FieldGroup, Switch } from './fields.tsx';

/** How figures are counted, on every page. */
export function CountingAnswers({ situation }: { readonly situation: Situation }) {
  return (
    <FieldGroup title="How we count">
      <Switch
        label="Deduct social contributions first"
        hint="Before income tax, in the countries that allow it: closer to the law."
        checked={estimateFor(situation) === 'law'}
        onChange={(deduct) => answer({ deduct })}
      />
      <Switch
        label="Count typical running costs"
        hint="Accountant, audit, licence and office come off what you keep, in every country that has them."
        checked={situation.runningCosts ?? false}
        onChange={(isCounted) => answer({ runningCosts: isCounted || undefined })}
      />
    </FieldGroup>
  );
}
