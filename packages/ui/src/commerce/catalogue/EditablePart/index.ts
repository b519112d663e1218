export { EditablePart, type EditablePartProps } from './EditablePart.tsx';
