import { Skeleton } from '../../ui/Skeleton.tsx';
import { ROWS } from './rows.tsx';
import { TableFrame } from './TableFrame.tsx';
import styles from './TableSkeleton.module.css';

/** Columns beyond these are out of sight anyway. */
const MOST_COLUMNS = 5;

/** The table's shape while its countries are on their way. */
export function TableSkeleton({ columnCount }: { readonly columnCount: number }) {
  const columns = Array.from({ length: Math.min(columnCount, MOST_COLUMNS) }, (_, at) => at);
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading the comparison…
      </p>
      <TableFrame
        busy
        columnCount={columns.length}
        head={
          <tr>
            <td />
            {columns.map((at) => (
              <td key={at}>
                <Skeleton className={styles.name} />
                <Skeleton className={styles.link} />
              </td>
            ))}
          </tr>
        }
      >
        <tr>
          <th scope="row">Tax breakdown</th>
          {columns.map((at) => (
            <td key={at} className={styles.tax}>
              <Skeleton className={styles.rate} />
              <Skeleton className={styles.bar} />
              <Skeleton />
            </td>
          ))}
        </tr>
        {['For whom', 'How long it lasts', ...ROWS.map(({ label }) => label)].map((label) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map((at) => (
              <td key={at}>
                <Skeleton className={styles.link} />
              </td>
            ))}
          </tr>
        ))}
      </TableFrame>
    </>
  );
}
