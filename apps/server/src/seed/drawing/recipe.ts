import type { Fabric } from './fabric/fabric.ts'
import type { GoodsKind } from './goods/index.ts'
export type GoodsRecipe = { kind: GoodsKind; fabric: Fabric; colour: string; extraColour: string; seed: number; view: 'front' | 'back' | 'detail' | 'flat2'; ground?: string }
