import type { Branding } from '@vitrine/tokens';
import {
  exportBranding,
  exportCss,
  exportDtcg,
  exportFigma,
  exportResolver,
  exportTokensStudio,
} from '@vitrine/tokens/exchange';

export interface Download {
  name: string;
  /** What reads it. */
  use: string;
  text: () => string;
}

/** Every file a branding can be taken away as. Each can be read back without loss. */
export const downloadsOf = (branding: Branding): Download[] => [
  {
    name: 'branding.json',
    use: 'The document itself: for an account, and to come back here.',
    text: () => exportBranding(branding),
  },
  {
    name: 'theme.light.tokens.json',
    use: 'Design tokens (DTCG 2025.10) in light mode, for any tool that reads the format.',
    text: () => exportDtcg(branding).light,
  },
  {
    name: 'theme.dark.tokens.json',
    use: 'The same in dark mode.',
    text: () => exportDtcg(branding).dark,
  },
  {
    name: 'theme.resolver.json',
    use: 'Both modes in one DTCG resolver document.',
    text: () => exportResolver(branding),
  },
  {
    name: 'figma.light.tokens.json',
    use: 'Figma: Variables, Import; the light mode of a collection.',
    text: () => exportFigma(branding)['light.tokens.json'] ?? '',
  },
  {
    name: 'figma.dark.tokens.json',
    use: 'Figma: the dark mode of the same collection.',
    text: () => exportFigma(branding)['dark.tokens.json'] ?? '',
  },
  {
    name: 'tokens-studio.json',
    use: 'Tokens Studio: sets for core, light and dark, and a theme for each mode.',
    text: () => exportTokensStudio(branding),
  },
  {
    name: 'theme.css',
    use: 'Custom properties for a page of your own: :root and both modes.',
    text: () => exportCss(branding),
  },
];

/** Hands a file to the browser. */
export const save = ({ name, text }: Download): void => {
  const address = URL.createObjectURL(new Blob([text()], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
