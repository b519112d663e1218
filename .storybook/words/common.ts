import type { PageWords } from './useWords.ts';

export const commonWords = {
  area: ['White label', 'White label'],
  light: ['light', 'claro'],
  dark: ['dark', 'escuro'],
  asGiven: ['Every seed is used exactly as given.', 'Todas as sementes são usadas exatamente como vieram.'],
} satisfies PageWords;
