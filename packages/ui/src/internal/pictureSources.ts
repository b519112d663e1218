/** Widths that a server keeps its pictures in, px. */
const defaultWidths: readonly number[] = [120, 300, 480, 600, 1200];

const at = (src: string, width: number): string => src.replaceAll('{w}', String(width));

interface Offer {
  /** How wide the picture is shown. */
  sizes: string;
  widths?: readonly number[] | undefined;
  /** A browser that lays a lazy picture out before it asks for it knows better than `sizes` how wide it is. */
  lazy?: boolean;
}

interface Sources {
  src: string;
  srcSet?: string;
  sizes?: string | undefined;
}

/** A source whose path holds `{w}` becomes one address per width; any other stays as it is. */
export const sources = (src: string, { sizes, widths = defaultWidths, lazy = false }: Offer): Sources =>
  src.includes('{w}')
    ? {
        sizes: lazy ? `auto, ${sizes}` : sizes,
        srcSet: widths.map((width) => `${at(src, width)} ${width}w`).join(', '),
        src: at(src, widths[Math.floor(widths.length / 2)] ?? 480),
      }
    : { src };

/** The same for a `source`, which has no `src` to fall back to. */
export const sourceOf = ({ src, srcSet = src, sizes }: Sources): Omit<Sources, 'src'> => ({ srcSet, sizes });

/** The widest a source comes in, for a picture that is enlarged. */
export const widest = (src: string): string => at(src, defaultWidths.at(-1) ?? 1200);
