import type { Branding } from '@vitrine/tokens';
import { exportBranding } from '@vitrine/tokens/exchange';
import { styleFiles } from '@vitrine/studio/files';
import type { StudioFile } from '@vitrine/studio/files';

export interface Download extends StudioFile {
  /** What reads it. */
  use: string;
}

const uses: Record<keyof ReturnType<typeof styleFiles>, string> = {
  tokensLight: 'Design tokens (DTCG 2025.10) in light mode, for any tool that reads the format.',
  tokensDark: 'The same in dark mode.',
  resolver: 'Both modes in one DTCG resolver document.',
  figmaLight: 'Figma: Variables, Import; the light mode of a collection.',
  figmaDark: 'Figma: the dark mode of the same collection.',
  tokensStudio: 'Tokens Studio: sets for core, light and dark, and a theme for each mode.',
  css: 'Custom properties for a page of your own: :root and both modes.',
};

/** Every file a branding can be taken away as. Each can be read back without loss. */
export const downloadsOf = (branding: Branding): Download[] => [
  {
    name: 'branding.json',
    type: 'application/json',
    use: 'The document itself: for an account, and to come back here.',
    text: () => exportBranding(branding),
  },
  ...Object.entries(styleFiles(branding)).map(([kind, file]) => ({ ...file, use: uses[kind as keyof typeof uses] })),
];
