const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('A file could not be read.'));
    reader.readAsDataURL(blob);
  });

const fetched = async (address: string): Promise<string> => toDataUrl(await (await fetch(address)).blob());

const ADDRESS = /url\("?([^"()]+)"?\)/g;

/** Font faces with the fonts themselves: a picture fetches nothing. */
const withFonts = async (css: string): Promise<string> => {
  const addresses = [...new Set([...css.matchAll(ADDRESS)].map(([, address = '']) => address))];
  const files = new Map(await Promise.all(addresses.map(async (at) => [at, await fetched(at)] as const)));
  return css.replaceAll(ADDRESS, (_, address: string) => `url("${files.get(address) ?? address}")`);
};

const isFace = (rule: string): boolean => rule.startsWith('@font-face');

/** Every style of a page as one text, which needs nothing from outside. */
export const stylesOf = async (page: Document): Promise<string> => {
  const rules = [...page.styleSheets, ...page.adoptedStyleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText),
  );
  const faces = rules.filter(isFace);
  return [await withFonts(faces.join('\n')), ...rules.filter((rule) => !isFace(rule))].join('\n');
};

/** Sharper than it is shown, so that it may be looked at closely. */
const DENSITY = 1.5;

/** A picture at about the size it is shown in, as it was loaded; null where there is none to be had. */
export const pictureOf = (image: HTMLImageElement): string | null => {
  const { naturalWidth, naturalHeight } = image;
  const { width, height } = image.getBoundingClientRect();
  if (naturalWidth === 0 || width === 0) return null;
  const scale = Math.min(1, Math.max(width / naturalWidth, height / naturalHeight) * DENSITY);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  try {
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png');
  } catch {
    // From elsewhere: the browser does not let it be read.
    return null;
  }
};
