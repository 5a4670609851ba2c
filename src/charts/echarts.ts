/** The parts of ECharts that Lowtide draws with, and nothing else: the whole library is ten times as large. */
import { PieChart } from 'echarts/charts';
import { TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import './emptyMarkup.ts';

echarts.use([PieChart, TooltipComponent, SVGRenderer]);

export { echarts };
