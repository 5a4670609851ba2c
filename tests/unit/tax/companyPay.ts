import { compileData, DATA_DIR } from '../../../data/compiler/index.ts';
import { parseData, readFiles } from '../../../data/compiler/read.ts';

const { companyPay, ownFigures } = compileData();
const files = Object.values(parseData(readFiles(DATA_DIR)).pay);

/** Every company regime of the data: its rules of pay, the wage that its own figure counts, and worked examples. */
export const COMPANY_REGIMES = files.flatMap(({ regimes }) =>
  regimes.map(({ id, examples }) => {
    const [pay, ownFigure] = [companyPay[id], ownFigures[id]];
    if (pay === undefined || ownFigure === undefined) throw new Error(`No rules of pay for ${id}`);
    return { id, ...pay, ownFigure, examples };
  }),
);

/** The rules of pay of one regime. */
export function payOf(id: string) {
  const found = COMPANY_REGIMES.find((regime) => regime.id === id);
  if (found === undefined) throw new Error(`No company regime ${id}`);
  return found;
}
