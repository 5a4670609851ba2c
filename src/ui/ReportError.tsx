import { dataVersion } from 'virtual:lowtide/catalogue';
import { site } from 'virtual:lowtide/site';
import { isExample } from '../catalogue/site.ts';
import { CopyButton } from './CopyButton.tsx';

interface ReportedRegime {
  readonly id: string;
  readonly name: string;
}

interface ErrorReport {
  readonly subject: string;
  readonly body: string;
}

/** What is sent to the operator about a figure that is wrong, with regime, figure and version of the data filled in. */
function errorReport(regime: ReportedRegime, figure: string): ErrorReport {
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
function reportAddress(email: string, { subject, body }: ErrorReport): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

interface Props {
  readonly regime: ReportedRegime;
  /** What is wrong, in words: a figure or a page. */
  readonly figure: string;
  readonly className?: string | undefined;
}

/** An e-mail to the operator with regime, figure and version filled in; without an address, the same on the clipboard. */
export function ReportError({ regime, figure, className }: Props) {
  const report = errorReport(regime, figure);
  if (!isExample(site.email)) {
    return (
      <a className={className} href={reportAddress(site.email, report)}>
        Report an error
      </a>
    );
  }
  return (
    <CopyButton
      className={className}
      text={() => `${report.subject}\n\n${report.body}`}
      done="The report is on the clipboard: this site has no address yet to send it to."
    >
      Report an error
    </CopyButton>
  );
}
