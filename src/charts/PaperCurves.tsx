import { useLayoutEffect, useRef } from 'react';
import type { NamedCurve } from '../catalogue/breakEvenWords.ts';
import type { CurvesView } from '../catalogue/curvesView.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { resolvedColours } from './chartColours.ts';
import { curvesOption } from './curvesOption.ts';
import { echarts } from './echartsLines.ts';

const RENDERER = { renderer: 'svg' } as const;

interface Props {
  readonly curves: readonly NamedCurve[];
  readonly view: CurvesView;
  /** USD per year. */
  readonly income: number;
  readonly money: MoneyFormat;
}

/** The curves for a document on paper: drawn at once and for good, in the colours of the place where it stands. */
export function PaperCurves({ curves, view, income, money }: Props) {
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!place.current) return;
    const { clientWidth: width, clientHeight: height } = place.current;
    const chart = echarts.init(place.current, null, { ...RENDERER, width, height });
    const colours = resolvedColours(place.current);
    chart.setOption(curvesOption(curves, colours, { view, income, money, width, height, animated: false }));
    chart.getZr().flush();
    return () => chart.dispose();
  }, [curves, view, income, money]);

  return <div ref={place} style={{ height: '100%' }} />;
}
