import { pictureOf, stylesOf } from './embed.ts';

const XHTML = 'http://www.w3.org/1999/xhtml';

/** The element with its pictures in it. What can be seen is copied, and nothing that acts. */
const frozen = (element: HTMLElement): Element => {
  const copy = element.cloneNode(true) as HTMLElement;
  const pictures = [...element.querySelectorAll('img')].map(pictureOf);
  for (const source of copy.querySelectorAll('source, script, iframe, video')) source.remove();
  for (const [index, image] of [...copy.querySelectorAll('img')].entries()) {
    image.removeAttribute('srcset');
    image.removeAttribute('loading');
    const picture = pictures[index];
    if (picture) image.setAttribute('src', picture);
    else image.removeAttribute('src');
  }
  return copy;
};

/** The page around it, as far as styles ask for it. */
const enclosed = (element: HTMLElement, css: string): Element => {
  const page = element.ownerDocument;
  const body = page.createElementNS(XHTML, 'body');
  const style = page.createElementNS(XHTML, 'style');
  style.textContent = css;
  body.append(style, frozen(element));
  const { mode = 'light' } = page.documentElement.dataset;
  body.setAttribute('data-mode', mode);
  body.setAttribute('style', page.documentElement.style.cssText);
  body.setAttribute('lang', page.documentElement.lang);
  return body;
};

const drawn = (source: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The sheet could not be drawn.'));
    image.src = source;
  });

/**
 * A picture of a whole element, letters and pictures included. The browser draws the page again inside an SVG, with the very
 * style sheets it has: thousands of elements take a second, and none of their styles is computed by hand.
 */
export const photograph = async (element: HTMLElement): Promise<Blob> => {
  const { width, height } = element.getBoundingClientRect();
  const css = await stylesOf(element.ownerDocument);
  const text = new XMLSerializer().serializeToString(enclosed(element, css));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${text}</foreignObject></svg>`;
  const image = await drawn(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(width), Math.round(height)];
  const brush = canvas.getContext('2d');
  // Fonts in a picture may come a moment after its first drawing: they are there at the second.
  await new Promise((resolve) => setTimeout(resolve, 300));
  brush?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The sheet is too large.')))),
  );
};
