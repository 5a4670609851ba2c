import type { ReactNode } from 'react';
import { ReadingSection } from '../../ui/ReadingPage.tsx';
import styles from './Methodology.module.css';

/** The rules of the engine in plain words and as formulas. */
export function Formulas() {
  return (
    <>
      <ReadingSection id="figures" title="How we calculate">
        <FigurePicture />
        <Formula
          lines={[
            'base = income × taxable share',
            'tax = Σ (amount + rate × portion)',
            '  over brackets, or fixed amount,',
            '  or base × rate',
            'line = min(cap, max(minimum, tax))',
            'total = Σ lines',
            'effective rate = total / income × 100',
          ]}
        />
        <p>
          Where the law puts one rate on the whole income, only the bracket that holds the base counts. An
          income equal to a limit is still within it.
        </p>
      </ReadingSection>
      <ReadingSection id="estimates" title="Two estimates">
        <p>
          You see the simple estimate first. It does not deduct contributions or costs, and some of its
          amounts are fixed in dollars. Once you have said something about yourself, you see{' '}
          <a href="#accuracy">the exact one</a>. It follows each law, with your costs, your work and the
          reliefs that you claim. Its rate is of what is left of your income after costs.
        </p>
      </ReadingSection>
      <ReadingSection id="curves" title="Break-even points and curves">
        <p>
          Between two thresholds tax grows in a straight line, so we can calculate where one country becomes
          cheaper than another. Where the rate climbs steadily, as in Germany, we use many short lines. Where
          tax jumps, the curve has a gap.
        </p>
      </ReadingSection>
    </>
  );
}

/** A formula, broken where it reads well; a line that goes on begins with two spaces. */
export function Formula({ lines }: { readonly lines: readonly string[] }) {
  return (
    <pre className={styles.formula}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </pre>
  );
}

interface Step {
  readonly title: string;
  readonly text: string;
  readonly drawing: ReactNode;
}

/** A glass that holds a year's income; the drawings show what becomes of what is in it. */
function Glass({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <path className={styles.glass} d="M42 14h76l-7 92a6 6 0 0 1-6 5H55a6 6 0 0 1-6-5Z" />
      {children}
      <path className={styles.rim} d="M42 14h76l-7 92a6 6 0 0 1-6 5H55a6 6 0 0 1-6-5Z" />
    </>
  );
}

const STEPS: readonly Step[] = [
  {
    title: 'Income',
    text: 'What your clients pay in a year.',
    drawing: (
      <Glass>
        <path
          className={styles.sea}
          d="M44 34c8-5 16-5 24 0s16 5 24 0 16-5 24 0l-5 72a6 6 0 0 1-6 5H55a6 6 0 0 1-6-5Z"
        />
      </Glass>
    ),
  },
  {
    title: 'Base',
    text: 'The share that the law taxes, less your costs where they count.',
    drawing: (
      <Glass>
        <path
          className={styles.pale}
          d="M44 34c8-5 16-5 24 0s16 5 24 0 16-5 24 0l-5 72a6 6 0 0 1-6 5H55a6 6 0 0 1-6-5Z"
        />
        <path
          className={styles.sea}
          d="M46 62c8-5 15-5 22 0s15 5 22 0 16-5 24 0l-3 44a6 6 0 0 1-6 5H55a6 6 0 0 1-6-5Z"
        />
      </Glass>
    ),
  },
  {
    title: 'Brackets',
    text: 'Each slice of the base has its own rate. Some taxes have one rate or a fixed amount.',
    drawing: (
      <>
        <path
          className={styles.pale}
          d="M18 90h30v20H18ZM50 68h30v42H50ZM82 44h30v66H82ZM114 22h30v88h-30Z"
        />
        <path
          fill="var(--tax-income)"
          d="M18 106h30v4H18ZM50 98h30v12H50ZM82 86h30v24H82ZM114 66h30v44h-30Z"
        />
        <path className={styles.rim} d="M12 110h136" />
      </>
    ),
  },
  {
    title: 'Floor and cap',
    text: 'A line is never below its minimum and never above its cap.',
    drawing: (
      <>
        <path fill="var(--tax-income)" d="M22 97h28v13H22ZM66 58h28v52H66ZM110 34h28v76h-28Z" />
        <path className={styles.pale} d="M22 84h28v12H22Z" />
        <path className={styles.cut} d="M110 16h28v18h-28Z" />
        <path className={styles.dashed} d="M12 34h136M12 84h136" />
        <path className={styles.rim} d="M12 110h136" />
      </>
    ),
  },
  {
    title: 'Six lines',
    text: 'Income tax, social security, pension, corporate, dividend and other taxes add up.',
    drawing: (
      <>
        <path fill="var(--tax-income)" d="M54 88h52v22H54Z" />
        <path fill="var(--tax-social)" d="M54 68h52v19H54Z" />
        <path fill="var(--tax-pension)" d="M54 52h52v15H54Z" />
        <path fill="var(--tax-corporate)" d="M54 39h52v12H54Z" />
        <path fill="var(--tax-dividend)" d="M54 28h52v10H54Z" />
        <path fill="var(--tax-other)" d="M54 20h52v7H54Z" />
        <path className={styles.rim} d="M12 110h136" />
      </>
    ),
  },
  {
    title: 'You keep',
    text: 'Income minus costs and tax.',
    drawing: (
      <Glass>
        <path fill="var(--tax-income)" d="m44 34 72 0-2 22c-8-5-16-5-23 0s-15 5-22 0-15-5-23 0Z" />
        <path
          className={styles.keep}
          d="M46 56c8-5 16-5 23 0s15 5 22 0 15-5 23 0l-3 50a6 6 0 0 1-6 5H55a6 6 0 0 1-6-5Z"
        />
      </Glass>
    ),
  },
];

/** How a figure comes about, drawn: from a year's income to what is kept of it. */
function FigurePicture() {
  return (
    <ol className={styles.picture}>
      {STEPS.map(({ title, text, drawing }) => (
        <li key={title}>
          <svg className={styles.drawing} viewBox="0 0 160 124" aria-hidden="true" focusable="false">
            {drawing}
          </svg>
          <p>
            <b>{title}</b>
            <span className={styles.note}>{text}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
