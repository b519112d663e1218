import { openFace } from '@vitrine/server/testing';
import { expect, it } from 'vitest';
import { demo } from './index.ts';
import { goodsPicture, logoPicture, scenePicture, swatchPicture } from './picturePaths.ts';
import type { drawRecipe } from './pictureSource.ts';

const recipeOf = (path: string): string => path.split('/')[3]?.replace(/\.svg$/, '') ?? '';

it('draws every picture whose path the demo writes, in a module loaded by its address', async () => {
  const source = (await import(demo.pictures)) as { drawRecipe: typeof drawRecipe };
  const [colour, extraColour] = ['#b5573a', '#ffffff'];
  const paths = [
    goodsPicture({ kind: 'dress', fabric: 'plain', colour, extraColour, seed: 7, view: 'front' }),
    scenePicture({ kind: 'drape', palette: [extraColour, colour, '#5a2a22'], seed: 3, shape: 'wide' }),
    swatchPicture({ fabric: 'stripe', colour, extraColour }),
    logoPicture('Lume', 'jost', 'framed', colour),
  ];
  for (const path of paths) expect(source.drawRecipe(recipeOf(path), openFace)).toMatch(/^<svg /);
  expect(source.drawRecipe('goods.spoon', openFace)).toBeUndefined();
});
