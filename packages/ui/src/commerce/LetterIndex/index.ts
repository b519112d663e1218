export { LetterIndex, letterOf } from './LetterIndex.tsx';
export type { LetterIndexProps } from './LetterIndex.tsx';
