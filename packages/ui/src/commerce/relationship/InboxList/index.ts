export { InboxItem } from './InboxItem.tsx';
export { InboxList } from './InboxList.tsx';
export type { InboxEntry, InboxFilter, InboxListLabels, InboxListProps } from './types.ts';
