import { lying } from './making.ts';
import type { Making } from './making.ts';

export const SOLE = '#3a2d26';

export const CREPE = '#efe8da';

export const skin = (making: Making): ReturnType<typeof lying> & { roll: number } => ({
  ...lying(making, 0.4),
  gloss: Math.max(0.18, making.hand.gloss),
  puff: 22,
  roll: 60,
});
