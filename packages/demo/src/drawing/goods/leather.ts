import { lying } from './kit.ts';
import type { Making } from './kit.ts';

export const SOLE = '#3a2d26';

export const CREPE = '#efe8da';

export const skin = (making: Making): ReturnType<typeof lying> & { roll: number } => ({
  ...lying(making, 0.4),
  gloss: Math.max(0.18, making.hand.gloss),
  puff: 22,
  roll: 60,
});
