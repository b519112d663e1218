export { HeaderPanel } from './HeaderPanel.tsx';
export type { HeaderPanelProps } from './HeaderPanel.tsx';
