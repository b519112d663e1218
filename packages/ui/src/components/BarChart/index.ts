export * from './BarChart.tsx';
export type { Bar } from './types.ts';
