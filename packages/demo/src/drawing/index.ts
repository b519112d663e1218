export { colourName, describeRecipe } from './describe.ts';
export type { DescribedIn } from './describe.ts';
export { decodeRecipe, encodeRecipe } from './encode.ts';
export { FABRICS } from './fabric/fabric.ts';
export type { Fabric } from './fabric/fabric.ts';
export { drawGoods } from './goods.ts';
export { GOODS } from './goods/index.ts';
export type { GoodsKind } from './goods/index.ts';
export { drawLogo } from './logo.ts';
export { drawPortrait } from './portrait.ts';
export { drawWith, LOGO_STYLES, PORTRAITS, SCENES, SHAPES, VIEWS } from './recipe.ts';
export type {
  GoodsRecipe,
  LogoRecipe,
  PortraitRecipe,
  Recipe,
  SceneKind,
  SceneRecipe,
  Shape,
  SwatchRecipe,
} from './recipe.ts';
export { drawScene } from './scene.ts';
export { drawSwatch } from './swatch.ts';
