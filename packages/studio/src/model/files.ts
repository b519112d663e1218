import type { Branding } from '@vitrine/tokens';
import {
  exportBranding,
  exportCss,
  exportDtcg,
  exportFigma,
  exportResolver,
  exportTokensStudio,
} from '@vitrine/tokens/exchange';
import { saveBlob } from '../sheet/saveBlob.ts';
import type { BrandDraft } from '../types.ts';

/** A file to be taken away. Its text is made when it is asked for. */
export interface StudioFile {
  name: string;
  type: 'application/json' | 'text/css';
  text: () => string;
}

const json = (name: string, text: () => string): StudioFile => ({ name, type: 'application/json', text });

/** The look of an account, in the one file that `account brand` takes: name, look, and the logos themselves (E-16). */
export const exportAccount = ({ name, style, logo, logoDark }: BrandDraft): string => {
  const { $schema: _, ...whole } = JSON.parse(exportBranding(style)) as Branding & { $schema: string };
  const document = { name: name || undefined, logo: logo?.src ?? null, logo_dark: logoDark?.src ?? null, style: whole };
  return `${JSON.stringify(document, null, 2)}\n`;
};

/** A branding in every form other tools read. Each can be read back without loss. */
export const styleFiles = (style: Branding) => ({
  tokensLight: json('theme.light.tokens.json', () => exportDtcg(style).light),
  tokensDark: json('theme.dark.tokens.json', () => exportDtcg(style).dark),
  resolver: json('theme.resolver.json', () => exportResolver(style)),
  figmaLight: json('figma.light.tokens.json', () => exportFigma(style)['light.tokens.json'] ?? ''),
  figmaDark: json('figma.dark.tokens.json', () => exportFigma(style)['dark.tokens.json'] ?? ''),
  tokensStudio: json('tokens-studio.json', () => exportTokensStudio(style)),
  css: { name: 'theme.css', type: 'text/css', text: () => exportCss(style) } satisfies StudioFile,
});

/** Every file a brand draft can be taken away as, by kind. */
export const filesOf = (brandDraft: BrandDraft) => ({
  account: json('branding.json', () => exportAccount(brandDraft)),
  ...styleFiles(brandDraft.style),
});

export type FileKind = keyof ReturnType<typeof filesOf>;

/** Hands a file to the browser. */
export const save = ({ name, type, text }: StudioFile): void => saveBlob(name, new Blob([text()], { type }));
