import type { Face } from '@vitrine/server/lettering';
import type { CardName } from '../data/colours.ts';
import type { GoodsKind, LogoRecipe, SceneKind } from '../drawing/index.ts';

/** Ids of the menu's segments: 13 women, 14 men, 15 children, 16 home and beauty. */
export type SegmentId = 13 | 14 | 15 | 16;

/** A brand as its founders would tell it; the rest follows from this. */
export interface BrandSketch {
  name: string;
  slug: string;
  founder: string;
  town: string;
  country: string;
  year: number;
  segments: readonly SegmentId[];
  lines: readonly GoodsKind[];
  card: CardName;
  /** Wordmark: its face and how it is set. */
  mark: readonly [Face, LogoRecipe['style']];
  scene: SceneKind;
  /** Prices relative to the middle of the trade. */
  tier: number;
  tags: readonly string[];
  en: string;
  pt: string;
}
