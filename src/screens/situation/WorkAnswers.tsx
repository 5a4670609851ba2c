import type { WorkType } from '../../catalogue/workTypes.ts';
import { answer } from '../../situation/figures.ts';
import type { Situation } from '../../situation/situation.ts';
import { FieldGroup, Question } from './fields.tsx';

/** How and where the work is done. */
export function WorkAnswers({ situation }: { readonly situation: Situation }) {
  const { work, clients, workplace, company } = situation;
  return (
    <FieldGroup title="Work" isUnsaid={work === undefined}>
      <Question<WorkType>
        label="How you work"
        hasLabel={false}
        options={[
          ['freelancer', 'Freelancer'],
          ['remote', 'Remote worker'],
          ['business', 'Business owner'],
        ]}
        value={work}
        onValue={(value) => answer({ work: value })}
      />
      <Question<'abroad' | 'local'>
        label="Clients"
        options={[
          ['abroad', 'Abroad'],
          ['local', 'Also local'],
        ]}
        value={clients}
        onValue={(value) => answer({ clients: value })}
      />
      <Question<'here' | 'elsewhere'>
        label="You work"
        options={[
          ['here', 'In that country'],
          ['elsewhere', 'Elsewhere'],
        ]}
        value={workplace}
        onValue={(value) => answer({ workplace: value })}
      />
      <Question<boolean>
        label="Found a company"
        options={[
          [true, 'Yes'],
          [false, 'No'],
        ]}
        value={company}
        onValue={(value) => answer({ company: value })}
      />
    </FieldGroup>
  );
}
