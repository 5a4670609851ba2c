import { useMemo } from 'react';
import { useCompanyPay } from '../../../api/companyPay.ts';
import { useModule } from '../../../ui/useModule.ts';
import { WhenNear } from '../../../ui/WhenNear.tsx';
import { type FoldProps, GuideFold } from '../GuideFold.tsx';

const loadWhole = () => import('./HowToPayYourself.tsx');
const loadAnswer = () => import('../../../assess/payEnglish.ts');

/** How the owner of a company is paid: the answer beside the title, the rest inside. */
export function PayFold({ country, regime, figures }: FoldProps) {
  const { income, costs, money } = figures;
  const company = useCompanyPay(true)?.[regime.id];
  const { module } = useModule(loadAnswer);
  const said = useMemo(
    () =>
      module && company
        ? module.payAnswer(company, { income, costs, limit: regime.maxIncomeThreshold, money })
        : null,
    [module, company, income, costs, money, regime],
  );
  return (
    <GuideFold
      id="pay"
      title="How to pay yourself"
      hint={said ?? 'Wage, dividends, or money left in the company.'}
    >
      <WhenNear
        load={loadWhole}
        props={{ country, regime }}
        failure="This part did not load. Open the page again to see it."
      />
    </GuideFold>
  );
}
