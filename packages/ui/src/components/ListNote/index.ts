export { ListNote, ListStatusLine, comingAria } from './ListNote.tsx';
export type { ComingList, ListStatus, ListStatusLabels } from './ListNote.tsx';
