export { QuickOrder } from './QuickOrder.tsx';
export type { QuickOrderLabels, QuickOrderProps } from './QuickOrder.tsx';
