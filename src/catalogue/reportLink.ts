import { dataVersion } from 'virtual:lowtide/catalogue';
import { site } from 'virtual:lowtide/site';

interface ReportedRegime {
  readonly id: string;
  readonly name: string;
}

/** An e-mail to the operator with regime, figure and version filled in. */
export function reportLink(regime: ReportedRegime, figure: string): string {
  const subject = `Error in ${regime.name}`;
  const body = [
    `Regime: ${regime.id}`,
    `Figure: ${figure}`,
    `Data version: ${dataVersion}`,
    'What is right, and where is it written? ',
  ].join('\r\n');
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
