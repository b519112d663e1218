import { contrastWords } from '../words/contrast.ts';
import { useStudioWords, useWords } from '../words/useWords.ts';
import type { PairRow } from './pairs.ts';

/** Names a pair by its roles, such as "Text on Page". */
export const usePairName = () => {
  const t = useWords(contrastWords);
  const studio = useStudioWords();
  return ({ foregrounds, background }: Pick<PairRow, 'foregrounds' | 'background'>): string =>
    t('name', {
      foreground: foregrounds
        .map((role) => studio(`role.${role}`))
        .reduce((first, second) => t('either', { first, second })),
      background: studio(`role.${background}`),
    });
};
