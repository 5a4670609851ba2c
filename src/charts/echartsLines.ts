/** The parts of ECharts that tax curves are drawn with, beside those of the donut. */
import { LineChart } from 'echarts/charts';
import {
  DataZoomInsideComponent,
  GridComponent,
  MarkLineComponent,
  MarkPointComponent,
} from 'echarts/components';
import { echarts } from './echarts.ts';

echarts.use([LineChart, GridComponent, DataZoomInsideComponent, MarkLineComponent, MarkPointComponent]);

export { echarts };
