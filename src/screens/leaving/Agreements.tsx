import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Agreement, Destination } from '../../catalogue/leaving.ts';
import { calculatorSlug } from '../../catalogue/slugs.ts';
import { Flag } from '../../ui/Flag.tsx';
import styles from './Leaving.module.css';

interface Props {
  readonly agreements: Readonly<Record<string, Agreement>>;
  readonly destinations: readonly Destination[];
  readonly home: string;
}

/** Tax treaty and social-security agreement with each destination; where one is missing comes first. */
export function Agreements({ agreements, destinations, home }: Props) {
  const lacking = ({ slug }: Destination) => {
    const { taxTreaty, socialSecurity } = agreements[slug] ?? {};
    return taxTreaty !== true ? 0 : socialSecurity !== true ? 1 : 2;
  };
  const inOrder = [...destinations].sort((a, b) => lacking(a) - lacking(b));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{`Agreements of ${home} with each destination`}</caption>
      <thead>
        <tr>
          <th scope="col">Country</th>
          <th scope="col">Tax treaty</th>
          <th scope="col">Social security</th>
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        {inOrder.map(({ slug, name, code }) => {
          const agreement = agreements[slug];
          if (!agreement) return null;
          const { taxTreaty, since, socialSecurity, note } = agreement;
          return (
            <tr key={slug}>
              <th scope="row">
                <Flag code={code} /> <Link href={`/tax-calculator/${calculatorSlug(name)}`}>{name}</Link>
              </th>
              <td>{taxTreaty && since !== null ? `Since ${since}` : said(taxTreaty)}</td>
              <td>{said(socialSecurity)}</td>
              <td>{note}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** That there is none is what one looks for here. */
function said(agreed: boolean | null): ReactNode {
  if (agreed === null) return 'Not known';
  return agreed ? 'Yes' : <strong>No</strong>;
}
