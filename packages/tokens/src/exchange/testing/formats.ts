import type { Branding } from '../../branding.ts';
import * as exchange from '../index.ts';

const { exportBranding, exportCss, exportDtcg, exportFigma, exportResolver, exportTokensStudio } = exchange;

/** As it comes out of a file: what is left out is not there, and neither is a group with nothing in it. */
export const filed = (style: Branding): Branding => {
  const { other, ...seeds } = style.seeds;
  const given = Object.values(other ?? {}).some((hex) => hex !== undefined);
  return JSON.parse(JSON.stringify({ ...style, seeds: given ? { ...seeds, other } : seeds })) as Branding;
};

/** Every format with what writes and what reads it. */
export const formats: [
  name: string,
  write: (style: Branding) => string,
  read: (text: string) => { branding: Branding | null },
][] = [
  ['branding JSON', exportBranding, exchange.importBranding],
  ['design tokens in light', (style) => exportDtcg(style).light, exchange.importDtcg],
  ['design tokens in dark', (style) => exportDtcg(style).dark, exchange.importDtcg],
  ['a resolver document', exportResolver, exchange.importDtcg],
  ['variables for Figma', (style) => exportFigma(style)['dark.tokens.json'] ?? '', exchange.importDtcg],
  ['a file for Tokens Studio', exportTokensStudio, exchange.importDtcg],
  ['CSS', exportCss, exchange.importCss],
  ['a link', exchange.encodeShare, (text) => ({ ...exchange.decodeShare(text), notes: [] })],
];

/** What a reader answers beside the branding of a file that is as it should be. */
export const untouched = { problems: [], repaired: null, notes: [] };
