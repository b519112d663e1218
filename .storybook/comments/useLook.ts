import { useGlobals, useStorybookState } from 'storybook/manager-api';
import { lookModes } from './review.ts';
import type { Look } from './review.ts';

/** The story and the settings that are shown. */
export const useLook = (): Look => {
  const { storyId } = useStorybookState();
  const [globals] = useGlobals();
  return {
    story: storyId,
    partner: String(globals['partner'] ?? 'vitrine'),
    mode: lookModes.find((mode) => mode === globals['mode']) ?? 'own',
    locale: String(globals['locale'] ?? 'en'),
  };
};
