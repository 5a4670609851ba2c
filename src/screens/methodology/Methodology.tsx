import { Suspense } from 'react';
import { Link } from 'wouter';
import { methodology } from '../../api/methodology.ts';
import { lazyComponent } from '../../ui/lazy.tsx';

import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { ReadingPage, ReadingSection } from '../../ui/ReadingPage.tsx';
import { AccuracyFigures } from './AccuracyFigures.tsx';
import { ChangeLog } from './ChangeLog.tsx';
import { ExchangeRates } from './ExchangeRates.tsx';
import { Formulas } from './Formulas.tsx';
import { IndexEditions } from './IndexEditions.tsx';
import { Weather } from './Weather.tsx';
import { WorkedExample } from './WorkedExample.tsx';

/** Prerendered like all else; its code comes when the page is interactive. */
const WorkedYears = lazyComponent(() => import('./WorkedYears.tsx'));
const WorkedPay = lazyComponent(() => import('./WorkedPay.tsx'));

const PARTS = [
  ['figures', 'How a figure comes about'],
  ['estimates', 'Two estimates'],
  ['curves', 'Curves and break-even points'],
  ['example', 'A worked example'],
  ['years', 'Over the years'],
  ['pay', 'Wage or dividend'],
  ['accuracy', 'Accuracy, measured'],
  ['not-modelled', 'What is not modelled'],
  ['exchange-rates', 'Exchange rates'],
  ['indices', 'Indices and their editions'],
  ['weather', 'The weather score'],
  ['changes', 'Changes of the data'],
] as const;

const NOT_MODELLED = [
  'Marriage, children, other income, wealth and inheritance. The model is one single person without children whose income is a yearly business profit.',
  'The cost of moving and of permits, and minimum spending that a permit asks for; only the Emirates’ yearly permit fees are in their figure, in place of a tax. What running a business costs is counted only where you ask for it.',
  'Deductions beyond what a regime gives to everyone and the costs that you enter, which count where the law lets them lower a tax.',
  'Double taxation treaties, exit taxes and the rules of the country you leave.',
  'VAT and sales taxes, which your clients pay, and property taxes.',
  'Part years: residence in some months of a year only, prepayments and their timing.',
  'Indexation: amounts stay those of the tax year, also in later years of a stay.',
  'Movements of exchange rates during the year.',
] as const;

/** How every figure comes about, what it rests on, and what it leaves out. */
export default function Methodology() {
  const { exchangeRates, indexSources, stations, reviews, accuracy } = methodology;
  return (
    <ReadingPage
      title="Methodology"
      lead="How a figure comes about, what it rests on, and what it leaves out. Every tax line on this site opens its own working when you press it."
      contents={accuracy ? PARTS : PARTS.filter(([id]) => id !== 'accuracy')}
    >
      <Formulas />
      <WorkedExample />
      <PartBoundary part="Over the years">
        <Suspense fallback={null}>
          <WorkedYears />
        </Suspense>
      </PartBoundary>
      <PartBoundary part="Wage or dividend">
        <Suspense fallback={null}>
          <WorkedPay />
        </Suspense>
      </PartBoundary>
      {accuracy ? <AccuracyFigures accuracy={accuracy} /> : null}
      <ReadingSection id="not-modelled" title="What is not modelled">
        <ul>
          {NOT_MODELLED.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </ReadingSection>
      <ExchangeRates rates={exchangeRates} />
      <IndexEditions sources={indexSources} />
      <Weather stations={stations} />
      <ChangeLog reviews={reviews} />
      <p>
        All of it is open: <Link href="/data">take the data set</Link> as JSON or CSV.
      </p>
    </ReadingPage>
  );
}
