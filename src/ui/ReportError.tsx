import { dataVersion } from 'virtual:lowtide/essentials';
import { site } from 'virtual:lowtide/site';
import { isExample } from '../catalogue/site.ts';
import type { Costs, TaxKind } from '../law/index.ts';
import { useToday } from '../situation/clock.ts';
import { CopyButton } from './CopyButton.tsx';

interface ReportedRegime {
  readonly id: string;
  readonly name: string;
}

/** The question that a figure answers, where it is one of an income. */
interface ReportedQuestion {
  /** A year, in `currency`. */
  readonly income: number;
  readonly currency: string;
  readonly costs?: Costs | null | undefined;
  /** The tax year; this one where it is left out. */
  readonly year?: number | undefined;
  readonly line: TaxKind;
}

interface ErrorReport {
  readonly subject: string;
  readonly body: string;
}

/**
 * What is sent to the operator about a figure that is wrong: a case as a file of JSON, as data/cases holds them, in which the
 * reader fills in what is right and where it is written.
 */
function errorReport(
  regime: ReportedRegime,
  figure: string,
  question: ReportedQuestion | undefined,
  seen: string,
): ErrorReport {
  const { income = null, currency = null, costs, year, line } = question ?? {};
  const one = {
    scheme: regime.id,
    income,
    currency,
    ...(costs && { costs }),
    year: year ?? Number(seen.slice(0, 4)),
    ...(line && { line }),
    expected: null,
    source: { title: '', publisher: '', url: null, kind: 'example' },
    seen,
    note: `${figure}. Data version ${dataVersion}.`,
  };
  return { subject: `Error in ${regime.name}`, body: JSON.stringify(one, null, 2) };
}

/** The report as an e-mail that waits to be sent. */
function reportAddress(email: string, { subject, body }: ErrorReport): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

interface Props {
  readonly regime: ReportedRegime;
  /** What is wrong, in words: a figure or a page. */
  readonly figure: string;
  readonly question?: ReportedQuestion | undefined;
  readonly className?: string | undefined;
}

/** An e-mail to the operator with the case of a figure, to be filled in; without an address, the same on the clipboard. */
export function ReportError({ regime, figure, question, className }: Props) {
  const day = useToday();
  const report = errorReport(regime, figure, question, day);
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
      text={() => `${report.body}\n`}
      done="The report is on the clipboard, as a file of JSON: this site has no address yet to send it to."
    >
      Report an error
    </CopyButton>
  );
}
