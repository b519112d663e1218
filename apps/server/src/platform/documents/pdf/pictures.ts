import type PDFDocument from 'pdfkit';

type Doc = InstanceType<typeof PDFDocument>;

/** A form that PDF embeds: a JPEG of at most so many pixels in width, or a logo as PNG without the margins around it. */
export type PaperForm = number | 'logo';

/** Reads the picture of a path, as it is or in a form for paper; undefined where there is none. */
export type ReadPicture = (path: string, as?: PaperForm) => Promise<Uint8Array | undefined>;

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

type Opened = PDFKit.Mixins.ImageSrc & { width: number; height: number };

/** Pictures of one document. Those that cannot be read are left out: the words of a document are worth more. */
export const createPictures = (doc: Doc, read: ReadPicture): Pictures => {
  const known = new Map<string, Promise<PaperPicture | undefined>>();
  // The types of pdfkit do not name what it opens.
  const open = doc as Doc & { openImage: (content: Buffer) => Opened };

  const load = async (path: string | null, as: PaperForm): Promise<PaperPicture | undefined> => {
    if (path === null) return undefined;
    const before = known.get(path);
    if (before) return before;
    const picture = read(path, as)
      .then((found) => {
        if (!found) return undefined;
        const image = open.openImage(Buffer.from(found));
        return { width: image.width, height: image.height, image };
      })
      .catch(() => undefined);
    known.set(path, picture);
    return picture;
  };

  return { photograph: load, logo: (path) => load(path, 'logo') };
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
