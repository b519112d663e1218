/** Widths renditions are made in, px. */
const defaultWidths = [360, 640, 960, 1280, 1920];

const at = (src: string, width: number): string => src.replaceAll('{w}', String(width));

/** A source whose path holds `{w}` becomes one address per width; any other stays as it is. */
export const sources = (src: string, widths: number[] = defaultWidths): { src: string; srcSet?: string } =>
  src.includes('{w}')
    ? {
        src: at(src, widths[Math.floor(widths.length / 2)] ?? 960),
        srcSet: widths.map((width) => `${at(src, width)} ${width}w`).join(', '),
      }
    : { src };
