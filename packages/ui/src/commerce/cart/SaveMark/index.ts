export { SaveMark, type SaveMarkLabels, type SaveMarkProps } from './SaveMark.tsx';
