/** What is sent to the operator about a figure that is wrong. */
import { dataVersion } from 'virtual:lowtide/catalogue';

export interface ReportedRegime {
  readonly id: string;
  readonly name: string;
}

interface ErrorReport {
  readonly subject: string;
  readonly body: string;
}

/** A report with regime, figure and version of the data filled in. */
export function errorReport(regime: ReportedRegime, figure: string): ErrorReport {
  return {
    subject: `Error in ${regime.name}`,
    body: [
      `Regime: ${regime.id}`,
      `Figure: ${figure}`,
      `Data version: ${dataVersion}`,
      'What is right, and where is it written? ',
    ].join('\r\n'),
  };
}

/** The report as an e-mail that waits to be sent. */
export function reportAddress(email: string, { subject, body }: ErrorReport): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
