export { ConnectionBlock } from './ConnectionBlock.tsx';
export { ConnectionList } from './ConnectionList.tsx';
export type { ConnectionListProps } from './ConnectionList.tsx';
export type { Connection, ConnectionActions, ConnectionBlockLabels, ConnectionListLabels } from './types.ts';
