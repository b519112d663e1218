import { layers, varOf } from '../contract/index.ts';
import type { VarName } from '../contract/index.ts';
import { flatten } from '../contract/tokens.ts';

/** What there is to say of a token of the contract. */
export interface TokenDoc {
  /** As in the token files and in exchange: `color.ground-raised`. */
  path: string;
  cssVariable: VarName;
  /** As Figma groups variables: `color/ground-raised`. */
  figmaName: string;
  /** A type of the DTCG format. */
  type: string;
  description: string;
  /** Which file says it: colour by mode, the brand's choices, or a component's own. */
  layer: keyof typeof layers;
  /** The part of the branding that decides it, where it is derived rather than chosen: `seeds.brand`. */
  derived?: string;
}

/** Every token of the contract, in its order, for pages that explain it. */
export const tokenDocs: readonly TokenDoc[] = Object.entries(layers).flatMap(([layer, tree]) =>
  flatten(tree).map(([path, { type, description, hint }]) => ({
    path,
    cssVariable: varOf(path),
    figmaName: path.replaceAll('.', '/'),
    type,
    description,
    layer: layer as keyof typeof layers,
    derived: hint.derived,
  })),
);
