export type { StageLabels } from './labels.ts';
export { Stage } from './Stage.tsx';
export type { StageProps } from './Stage.tsx';
