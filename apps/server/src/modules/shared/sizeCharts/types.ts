import type { CallData, contract } from '@vitrine/api';
import type { z } from 'zod';

type Calls = typeof contract.brandSizeCharts;

export type BrandSizeChart = CallData<Calls['read']>['data'];
export type SizeChartRow = CallData<Calls['list']>['data'][number];
export type ChartSize = CallData<typeof contract.staffSizeCharts.list>['sizes'][number];
export type SizeChartInput = z.output<Calls['add']['body']>;
