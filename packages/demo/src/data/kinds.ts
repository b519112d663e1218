import type { GoodsKind } from '../drawing/index.ts';
import { clothes } from './clothes.ts';
import { counter } from './counter.ts';
import type { Kind } from './kind.ts';
import { accessories } from './accessories.ts';

export const kinds: Readonly<Record<GoodsKind, Kind>> = { ...clothes, ...accessories, ...counter };
