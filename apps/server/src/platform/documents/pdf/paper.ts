import type PDFDocument from 'pdfkit';
import type { PaperLook } from '../look.ts';
import { contain } from './pictures.ts';
import type { PaperPicture, Pictures } from './pictures.ts';
import type { TextStyle, Typesetter } from './typesetter.ts';

type Doc = InstanceType<typeof PDFDocument>;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a document is drawn with. */
export interface Paper {
  doc: Doc;
  look: PaperLook;
  type: Typesetter;
  pictures: Pictures;
}

/** A4 upright, in points. */
export const page = { width: 595.28, height: 841.89, margin: 42 } as const;
export const inner = {
  left: page.margin,
  right: page.width - page.margin,
  width: page.width - 2 * page.margin,
} as const;

const footerRoom = 30;
/** Where the content of a page ends. */
export const bottom = page.height - page.margin - footerRoom;

/** The text styles of all documents. */
export const stylesOf = ({ ink, muted }: PaperLook) => {
  const style = (font: TextStyle['font'], size: number, colour: string): TextStyle => ({ font, size, colour });
  return {
    title: style('display', 30, ink),
    heading: style('display', 16, ink),
    body: style('text', 9, ink),
    strong: style('strong', 9, ink),
    label: style('text', 7, muted),
    small: style('text', 8, muted),
    total: style('strong', 12, ink),
  };
};

export const rule = ({ doc }: Paper, y: number, colour: string, weight = 0.5): void => {
  doc.moveTo(inner.left, y).lineTo(inner.right, y).lineWidth(weight).strokeColor(colour).stroke();
};

/** Lines below each other, the first baseline at `y`. Gives the next free baseline. */
export const paragraph = (
  { type }: Paper,
  text: string,
  { x, y, width }: Omit<Box, 'height'>,
  style: TextStyle,
  most?: number,
): number => {
  const leading = style.size * 1.3;
  let baseline = y;
  for (const line of type.wrap(text, style, width, most)) {
    type.draw(line, x, baseline);
    baseline += leading;
  }
  return baseline;
};

export const place = ({ doc }: Paper, picture: PaperPicture, box: Box): void => {
  const { x, y, width, height } = contain(picture, box);
  doc.image(picture.image, x, y, { width, height });
};

/** The account's logo at the left of a box; its name in the display font where there is none. */
export const drawLogo = (paper: Paper, logo: PaperPicture | undefined, name: string, box: Box): void => {
  if (logo) {
    const { width, height } = contain(logo, box);
    paper.doc.image(logo.image, box.x, box.y + (box.height - height) / 2, { width, height });
    return;
  }
  const style: TextStyle = { font: 'display', size: box.height * 0.6, colour: paper.look.ink };
  const [line] = paper.type.wrap(name, style, box.width, 1);
  if (line) paper.type.draw(line, box.x, box.y + box.height * 0.7);
};

/** What every page ends with: whose document it is, and which page of how many. */
export const footer = (paper: Paper, left: string, right: string): void => {
  const { label } = stylesOf(paper.look);
  const y = page.height - page.margin;
  rule(paper, y - 14, paper.look.line);
  const [line] = paper.type.wrap(left, label, inner.width - paper.type.width(right, label) - 18, 1);
  if (line) paper.type.draw(line, inner.left, y);
  paper.type.drawRight(right, label, inner.right, y);
};
