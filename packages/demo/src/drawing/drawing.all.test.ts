import { openFace } from '@vitrine/server/testing';
import { expect, it } from 'vitest';
import { drawRecipe } from '../pictureSource.ts';
import { contrastOf, SAMPLES } from './drawing.fixture.ts';
import { encodeRecipe } from './index.ts';

it.each(SAMPLES.map(encodeRecipe))('%s is a picture', async (path) => {
  expect(await contrastOf(drawRecipe(path, openFace) ?? '')).toBeGreaterThan(1);
});
