import type { LineSheetPaper } from './lineSheetPaper.ts';
import { drawLogo, inner, page, paragraph, rule, stylesOf } from './paper.ts';
import type { Paper } from './paper.ts';
import { fill } from './pictures.ts';
import type { PaperPicture } from './pictures.ts';

const photograph = { top: page.margin + 64, height: 430, pixels: 1200 } as const;
const titleSize = 44;
const leastGap = 14;
const mostGap = 36;

const drawPhotograph = ({ doc }: Paper, picture: PaperPicture, path: string): void => {
  const box = { x: inner.left, y: photograph.top, width: inner.width, height: photograph.height };
  const { x, y, width, height } = fill(picture, box, path);
  doc.save().rect(box.x, box.y, box.width, box.height).clip();
  doc.image(picture.image, x, y, { width, height });
  doc.restore();
};

/** Facts beside each other, each as wide as it is; as columns of one width where they are too long for a line. */
const drawFacts = ({ type, look }: Paper, facts: LineSheetPaper['facts']): void => {
  const { small } = stylesOf(look);
  const widths = facts.map((fact) => type.width(fact, small));
  const gap = (inner.width - widths.reduce((sum, width) => sum + width, 0)) / Math.max(1, facts.length - 1);
  const column = inner.width / Math.max(1, facts.length);
  let x = inner.left;
  for (const [index, fact] of facts.entries()) {
    const room = gap < leastGap ? column - 10 : Infinity;
    for (const [at, line] of type.wrap(fact, small, room, 3).entries())
      type.draw(line, x, page.height - page.margin - 24 + at * 11);
    x += gap < leastGap ? column : (widths[index] ?? 0) + Math.min(gap, mostGap);
  }
};

/** The first page: whose line sheet it is, of what, and until when it can be ordered. */
export const cover = async (paper: Paper, sheet: LineSheetPaper, logo: PaperPicture | undefined): Promise<void> => {
  const { look, doc } = paper;
  const { heading } = stylesOf(look);
  const image = await paper.pictures.photograph(sheet.image, photograph.pixels);
  const brandLogo = await paper.pictures.logo(sheet.brandLogo);
  doc.addPage();
  drawLogo(paper, logo, sheet.account, { x: inner.left, y: page.margin, width: 170, height: 34 });
  doc.rect(inner.left, photograph.top, inner.width, photograph.height).fillColor(look.soft).fill();
  if (image && sheet.image) drawPhotograph(paper, image, sheet.image);
  let y = photograph.top + photograph.height + 52;
  if (brandLogo) {
    drawLogo(paper, brandLogo, sheet.brand, { x: inner.left, y: y - 26, width: 200, height: 30 });
    y += 22;
  } else y = paragraph(paper, sheet.brand, { x: inner.left, y, width: inner.width }, heading, 1) + 12;
  const title = { font: 'display', size: titleSize, colour: look.ink } as const;
  y = paragraph(paper, sheet.title, { x: inner.left, y: y + 30, width: inner.width }, title, 2);
  rule(paper, page.height - page.margin - 42, look.brand, 1.5);
  drawFacts(paper, sheet.facts);
};
