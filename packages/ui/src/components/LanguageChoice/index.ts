export { LanguageChoice } from './LanguageChoice.tsx';
export type { Language, LanguageChoiceProps } from './LanguageChoice.tsx';
