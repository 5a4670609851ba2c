import { site } from 'virtual:lowtide/site';
import { errorReport, type ReportedRegime, reportAddress } from '../catalogue/errorReport.ts';
import { isExample } from '../catalogue/site.ts';
import { CopyButton } from './CopyButton.tsx';

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
