import { useGlobals } from 'storybook/manager-api';
import { commentWords } from '../words/comments.ts';

type Values = Readonly<Record<string, string>>;

/** Says what the manager's own tools say in the locale of the toolbar. It has no part of the preview, and so no ICU. */
export const useManagerWords = () => {
  const [{ locale }] = useGlobals();
  return (word: keyof typeof commentWords, values: Values = {}): string =>
    commentWords[word][locale === 'pt-BR' ? 1 : 0].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
};
