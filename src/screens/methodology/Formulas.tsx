import { ReadingSection } from '../../ui/ReadingPage.tsx';
import { FigurePicture } from './FigurePicture.tsx';
import { Formula } from './Formula.tsx';

/** The rules of the engine in plain words and as formulas. */
export function Formulas() {
  return (
    <>
      <ReadingSection id="figures" title="How a figure comes about">
        <FigurePicture />
        <p>
          A regime is up to six lines: income tax, social security, pension, corporate tax, dividend tax and
          other taxes. Each line is worked out in the same way. A share of your income is the base; brackets,
          a fixed amount or a flat rate turn the base into tax; a floor and a cap bound it.
        </p>
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
          Brackets tax the slice of the base inside them. Where the law puts one rate on the entire income,
          only the bracket that holds the base counts. A bracket holds incomes above its lower bound and up to
          its upper bound; a revenue limit is inclusive.
        </p>
      </ReadingSection>
      <ReadingSection id="estimates" title="Two estimates">
        <p>
          The figures shown first are the simpler estimate: contributions stay in the income that is taxed,
          and some amounts are fixed in dollars. The switch “Deduct social contributions first”, at the end of
          “Your situation” above the calculators, gives <a href="#accuracy">the more exact one</a>. It takes
          the amounts of the law at the exchange rate, and where the law does so, it takes contributions off
          the base of income tax:
        </p>
        <Formula
          lines={['base of income tax = max(0,', '  income × taxable share', '  − deductible contributions)']}
        />
      </ReadingSection>
      <ReadingSection id="curves" title="Curves and break-even points">
        <p>
          Between the bounds of brackets and the incomes at which a cap or a floor begins to bind, the total
          is a straight line. Break-even points and the cheapest country by income are solved from those lines
          exactly; nothing is sampled. A tax that jumps at a threshold is drawn as a gap.
        </p>
      </ReadingSection>
    </>
  );
}
