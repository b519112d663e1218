import sharp from 'sharp';
import { FACE_NAMES } from '@vitrine/server/lettering';
import { FABRICS, GOODS, LOGO_STYLES, PORTRAITS, SCENES, VIEWS } from './index.ts';
import type { GoodsKind, GoodsRecipe, Recipe } from './index.ts';

export const KINDS = Object.keys(GOODS) as GoodsKind[];
export const shirt: GoodsRecipe = {
  kind: 'shirt',
  fabric: 'stripe',
  colour: '#a1b2c3',
  extraColour: '#ffffff',
  seed: 17,
  view: 'front',
};
export const PALETTE = ['#f3e9dc', '#c96a4a', '#5a2a22'];

/** Every kind of goods, scene, logo, portrait and fabric. */
export const SAMPLES: Recipe[] = [
  ...KINDS.map((kind, i): Recipe => ({
    draw: 'goods',
    recipe: {
      ...shirt,
      kind,
      seed: i,
      fabric: FABRICS[i % FABRICS.length] ?? 'plain',
      view: VIEWS[i % VIEWS.length] ?? 'front',
    },
  })),
  ...SCENES.map((kind): Recipe => ({
    draw: 'scene',
    recipe: { kind, palette: PALETTE, seed: 3, shape: 'square' },
  })),
  ...LOGO_STYLES.map((style, i): Recipe => ({
    draw: 'logo',
    recipe: { name: 'Maison <Été> & Co', face: FACE_NAMES[i] ?? 'jost', style },
  })),
  ...PORTRAITS.map((kind): Recipe => ({
    draw: 'portrait',
    recipe: { kind, initials: 'MC', colour: '#8a9a86', extraColour: '#7a2a2a', seed: 4 },
  })),
  ...FABRICS.map((fabric): Recipe => ({
    draw: 'swatch',
    recipe: { fabric, colour: '#b5533c', extraColour: '#f4e8d8' },
  })),
];

/** How much a picture varies, at a width of 96 pixels: 0 for one even area. */
export const contrastOf = async (svg: string): Promise<number> => {
  const { channels } = await sharp(Buffer.from(svg)).resize(96).flatten({ background: '#808080' }).stats();
  return Math.max(...channels.map((channel) => channel.stdev));
};
