import { InfoMark, Tooltip } from '../../ui/Tooltip.tsx';
import styles from './Disclaimer.module.css';

/** What the figures leave out. */
export function Disclaimer() {
  return (
    <Tooltip
      label="About these figures"
      content={
        <span className={styles.text}>
          <span>
            The data is directional. Total tax may be about <span className={styles.range}>1-4%</span> lower
            where social contributions are deductible before income tax.
          </span>
          <span>
            The figures cover taxes on business income. They exclude relocation fees, setup fees, ongoing
            business costs and deductions. Marriage, kids and other benefits are not included.
          </span>
        </span>
      }
    >
      <InfoMark />
    </Tooltip>
  );
}
