import {
  decodeRecipe,
  drawGoods,
  drawPortrait,
  drawScene,
  drawSwatch,
  drawWith,
  type Recipe,
} from '@vitrine/demo/drawing';
import { http, HttpResponse } from 'msw';

/** The server sets names in opened fonts; a picture in the workshop has the system's faces, as wide and as heavy as they would be. */
const wordmark = ({ name, face, style, colour = '#141414' }: Extract<Recipe, { draw: 'logo' }>['recipe']): string => {
  const family = ['instrument', 'bodoni', 'dm-serif', 'fraunces', 'italiana'].includes(face) ? 'serif' : 'sans-serif';
  const weight = ['archivo', 'bricolage', 'dm-serif', 'figtree', 'fraunces'].includes(face) ? 700 : 400;
  const [words, perLetter] = style === 'plain' ? [name, 14.5] : [name.toUpperCase(), style === 'spaced' ? 23 : 19];
  const width = Math.max(4, name.length) * perLetter;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40"><text x="50%" y="29" text-anchor="middle" textLength="${width - 4}" font-family="${family}" font-weight="${weight}" font-size="28" fill="${colour}">${words}</text></svg>`;
};

const drawers = { goods: drawGoods, scene: drawScene, portrait: drawPortrait, swatch: drawSwatch, logo: wordmark };

const drawn = new Map<string, string>();

/** Draws once: a screen asks for the same picture in several widths. */
const drawingOf = (name: string): string | undefined => {
  const recipe = decodeRecipe(name);
  const known = drawn.get(name) ?? (recipe && drawWith(drawers, recipe));
  if (known !== undefined) drawn.set(name, known);
  return known;
};

/** Answers the server's picture addresses, at any width, with the drawing itself, made when it is first looked at. */
export const drawnPictures = http.get('*/media/drawn/*', ({ request }) => {
  const [name = ''] = new URL(request.url).pathname
    .replace(/^.*\/media\/drawn\//, '')
    .replace(/\.svg$/, '')
    .split('/');
  const svg = drawingOf(name);
  return svg === undefined
    ? new HttpResponse(null, { status: 404 })
    : new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' } });
});
