import type { GoodsKind } from '../drawing/index.ts';
import { clothes } from './clothes.ts';
import { counter } from './counter.ts';
import type { Kind } from './kind.ts';
import { wardrobe } from './wardrobe.ts';

export const kinds: Readonly<Record<GoodsKind, Kind>> = { ...clothes, ...wardrobe, ...counter };
