import type PDFDocument from 'pdfkit';
import sharp from 'sharp';

type Doc = InstanceType<typeof PDFDocument>;

/** Reads the picture of a path; undefined where there is none. With `photograph` it comes as a JPEG of at most this width in pixels. */
export type ReadPicture = (path: string, photograph?: number) => Promise<Uint8Array | undefined>;

/** A picture of the document, which embeds it once however often it is drawn. */
export interface PaperPicture {
  width: number;
  height: number;
  image: PDFKit.Mixins.ImageSrc;
}

export interface Pictures {
  /** A photograph, as JPEG of at most `pixels` in width. */
  photograph: (path: string | null, pixels: number) => Promise<PaperPicture | undefined>;
  /** A logo with its transparency, as PNG. */
  logo: (path: string | null) => Promise<PaperPicture | undefined>;
}

const logoPixels = { width: 900, height: 300 };
const mostPixels = 40_000_000;
/** A drawing has no pixels of its own: it is drawn large enough for print. */
const drawingDensity = 300;

type Opened = PDFKit.Mixins.ImageSrc & { width: number; height: number };

/** Pictures of one document. Those that cannot be read are left out: the words of a document are worth more. */
export const createPictures = (doc: Doc, read: ReadPicture): Pictures => {
  const known = new Map<string, Promise<PaperPicture | undefined>>();
  // The types of pdfkit do not name what it opens.
  const open = doc as Doc & { openImage: (content: Buffer) => Opened };

  const load = async (
    path: string | null,
    content: (path: string) => Promise<Buffer | undefined>,
  ): Promise<PaperPicture | undefined> => {
    if (path === null) return undefined;
    const before = known.get(path);
    if (before) return before;
    const picture = content(path)
      .then((found) => {
        if (!found) return undefined;
        const image = open.openImage(found);
        return { width: image.width, height: image.height, image };
      })
      .catch(() => undefined);
    known.set(path, picture);
    return picture;
  };

  const asPng = (content: Uint8Array): Promise<Buffer> =>
    sharp(content, { limitInputPixels: mostPixels, density: drawingDensity })
      .resize({ ...logoPixels, fit: 'inside' })
      .trim()
      .png({ compressionLevel: 9 })
      .toBuffer();

  return {
    photograph: (path, pixels) =>
      load(path, async (from) => {
        const content = await read(from, pixels);
        return content && Buffer.from(content);
      }),
    logo: (path) =>
      load(path, async (from) => {
        const content = await read(from);
        return content && asPng(content);
      }),
  };
};

interface Size {
  width: number;
  height: number;
}

type Box = Size & { x: number; y: number };

/** Where a picture goes in a box, all of it in sight, in the middle. */
export const contain = ({ width, height }: Size, box: Box): Box => {
  const scale = Math.min(box.width / width, box.height / height);
  const [w, h] = [width * scale, height * scale];
  return { x: box.x + (box.width - w) / 2, y: box.y + (box.height - h) / 2, width: w, height: h };
};

/** Where a picture goes that fills a box. What does not fit is cut off, far from the point that the end of its path names: `#focus=30-70`. */
export const fill = ({ width, height }: Size, box: Box, path: string): Box => {
  const [, left = 50, top = 50] = /#focus=(\d+)-(\d+)$/.exec(path) ?? [];
  const scale = Math.max(box.width / width, box.height / height);
  const [w, h] = [width * scale, height * scale];
  const share = (percent: number | string, room: number): number => (room * Number(percent)) / 100;
  return { x: box.x + share(left, box.width - w), y: box.y + share(top, box.height - h), width: w, height: h };
};
