import type { Move } from '@vitrine/tokens';
import type { ColorName } from '@vitrine/tokens/contract';
import { commonWords } from '../words/common.ts';
import { moveWords } from '../words/contrast.ts';
import { useStudioWords, useWords } from '../words/useWords.ts';

/** Says what a seed became and why, in the locale of the toolbar. */
export const useMoveText = () => {
  const t = useWords(moveWords);
  const common = useWords(commonWords);
  const studio = useStudioWords();
  const roleOf = (variable: string) => studio(`role.${variable.replace('--v-color-', '') as ColorName}`);
  return ({ seed, role, from, to, because }: Move): string => {
    const { code, ...values } = because;
    const named = 'against' in values ? { ...values, against: roleOf(values.against) } : values;
    const reason = t(code, { ...named, ...('home' in named && { home: common(named.home) }), seed });
    return t('move', { seed: studio(`seed.${seed}`), from, to, role: roleOf(role), reason });
  };
};
