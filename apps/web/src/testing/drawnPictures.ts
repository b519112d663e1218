import { decodeRecipe, drawGoods, drawPortrait, drawScene, drawSwatch, type Recipe } from '@vitrine/server/drawing';
import { http, HttpResponse } from 'msw';

/** The server sets names in opened fonts; a picture in the workshop has the system's faces, at about the same size. */
const wordmark = ({ name, face, colour = '#141414' }: Extract<Recipe, { draw: 'logo' }>['recipe']): string => {
  const width = Math.max(4, name.length) * 22;
  const family = ['instrument', 'bodoni', 'dm-serif', 'fraunces', 'italiana'].includes(face) ? 'serif' : 'sans-serif';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40"><text x="50%" y="29" text-anchor="middle" textLength="${width - 8}" font-family="${family}" font-size="26" fill="${colour}">${name.toUpperCase()}</text></svg>`;
};

const draw = (recipe: Recipe): string => {
  switch (recipe.draw) {
    case 'goods':
      return drawGoods(recipe.recipe);
    case 'scene':
      return drawScene(recipe.recipe);
    case 'portrait':
      return drawPortrait(recipe.recipe);
    case 'swatch':
      return drawSwatch(recipe.recipe);
    case 'logo':
      return wordmark(recipe.recipe);
  }
};

const drawn = new Map<string, string>();

/** Draws once: a screen asks for the same picture in several widths. */
const drawingOf = (name: string): string | undefined => {
  const recipe = decodeRecipe(name);
  const known = drawn.get(name) ?? (recipe && draw(recipe));
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
