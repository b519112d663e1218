/** Widths a picture is drawn in, in pixels. A closed list: a visitor cannot make the server draw sizes without end. */
const widths: readonly number[] = [
  120, 240, 300, 320, 360, 480, 600, 640, 780, 960, 1200, 1280, 1440, 1600, 1920, 2560,
];

/** A drawn picture somebody asks for; without a width it is the drawing itself. */
export interface Picture {
  key: string;
  /** Whether there is such a recipe, the painter knows. */
  recipe: string;
  width?: number;
}

/** Reads `<recipe>/<width>.webp`, or `<recipe>.svg` for wordmarks; undefined for anything else. */
export const readPicture = (key: string): Picture | undefined => {
  const [, drawn, digits] = /^([\w.-]{1,200})\/(\d{2,4})\.webp$/.exec(key) ?? [];
  if (drawn !== undefined)
    return widths.includes(Number(digits)) ? { key, recipe: drawn, width: Number(digits) } : undefined;
  const [, wordmark] = /^(logo\.[\w.-]{1,195})\.svg$/.exec(key) ?? [];
  return wordmark === undefined ? undefined : { key, recipe: wordmark };
};
