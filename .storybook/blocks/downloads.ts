import type { Branding } from '@vitrine/tokens';
import { exportBranding } from '@vitrine/tokens/exchange';
import { styleFiles } from '@vitrine/studio/files';
import type { StudioFile } from '@vitrine/studio/files';
import type { Text } from '../../packages/ui/src/testing/words/wordsOf.ts';
import { fileUses } from '../words/exchange.ts';

export interface Download extends StudioFile {
  /** What reads it. */
  use: Text;
}

/** Every file a branding can be taken away as. Each can be read back without loss. */
export const downloadsOf = (branding: Branding): Download[] => [
  {
    name: 'branding.json',
    type: 'application/json',
    use: fileUses.branding,
    text: () => exportBranding(branding),
  },
  ...Object.entries(styleFiles(branding)).map(([kind, file]) => ({
    ...file,
    use: fileUses[kind as keyof ReturnType<typeof styleFiles>],
  })),
];
