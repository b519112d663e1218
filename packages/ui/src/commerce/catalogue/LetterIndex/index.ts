export { LetterFilter } from './LetterFilter.tsx';
export type { LetterFilterProps } from './LetterFilter.tsx';
export { LetterIndex } from './LetterIndex.tsx';
export type { LetterIndexProps } from './LetterIndex.tsx';
export { letterOf } from './letters.ts';
