export { ActivityList } from './ActivityList.tsx';
export type { ActivityListProps } from './ActivityList.tsx';
export type { Activity, ActivityListLabels } from './types.ts';
