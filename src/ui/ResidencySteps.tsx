import type { ReactNode } from 'react';
import { ButtonLink } from './Button.tsx';
import styles from './ResidencySteps.module.css';

/** The four steps of changing tax residency. */
const RESIDENCY_STEPS = [
  {
    title: 'Find the right country',
    text: 'Compare what you would pay, then the conditions: where your clients may sit, how long the regime lasts, what life costs.',
  },
  {
    title: 'Get new residency',
    text: 'Apply for the permit, rent a home, register. In most countries 183 days of presence make you tax resident; in Paraguay, 120.',
  },
  {
    title: 'Stop the current tax residency',
    text: 'Deregister, give up or let your home, tell the tax office, and check whether an exit tax or a treaty applies to you.',
  },
  {
    title: 'Move',
    text: 'Take up your new home, get a tax number and a certificate of tax residence, and keep proof of your days.',
  },
] as const;

/** The four-step residency section, with room beside it for the contact card. */
export function ResidencySteps({ children }: { readonly children?: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby="residency-steps">
      <h2 id="residency-steps" className={styles.title}>
        Change your tax residency in four steps
      </h2>
      <div className={styles.columns}>
        <div>
          <ol className={styles.steps}>
            {RESIDENCY_STEPS.map(({ title, text }) => (
              <li key={title} className={styles.step}>
                <h3 className={styles.name}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
          <ButtonLink href="/how-it-works" variant="quiet">
            Read the four steps in full
          </ButtonLink>
        </div>
        {children}
      </div>
    </section>
  );
}
