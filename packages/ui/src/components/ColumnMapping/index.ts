export { ColumnMapping, type ColumnMappingProps, type MappedColumn } from './ColumnMapping.tsx';
export { columnTitle } from './columnTitle.ts';
export { ColumnsNote, type ColumnsNoteProps } from './ColumnsNote.tsx';
