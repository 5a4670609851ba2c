import { citationsOf } from '../citations.ts';
import { computed, type Example, line } from '../example.ts';
import { byScale, percent } from '../law.ts';

const cite = citationsOf('paraguay');
const territorial = cite('ley-n-6380-2019-6');
const simple = cite('ley-n-6380-2019-2');
const scale = cite('tvs.com.py');
const slices = cite('learn.stateless.to/?p=2977');

export const examples: readonly Example[] = [
  computed('py-foreign-source', 'PYG', 300_000_000, [
    line('Income tax', 0, 'foreign-source income is not taxed', territorial),
  ]),
  ...[130_000_000, 250_000_000, 700_000_000].map((net) =>
    computed('py-irp-services', 'PYG', net, [
      line(
        'Personal income tax (IRP)',
        byScale(net, [
          [50_000_000, 8],
          [150_000_000, 9],
          [Infinity, 10],
        ]),
        '8% to ₲50 million, 9% to ₲150 million, 10% above',
        scale,
        slices,
      ),
    ]),
  ),
  computed('py-ire-simple', 'PYG', 500_000_000, [
    line('IRE SIMPLE', percent(10, percent(30, 500_000_000)), '10% × 30% of sales', simple),
  ]),
];
