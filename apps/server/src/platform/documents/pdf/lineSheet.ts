import { cover } from './cover.ts';
import { drawLogo, footer, inner, page, paragraph, place, rule, stylesOf } from './paper.ts';
import type { Box, Paper } from './paper.ts';
import type { LineSheetPaper, LineSheetProduct } from './lineSheetPaper.ts';
import { contain } from './pictures.ts';
import type { PaperPicture } from './pictures.ts';

const grid = { columns: 3, rows: 2, gapX: 18, gapY: 16, top: page.margin + 42, pixels: 480 } as const;
const perPage = grid.columns * grid.rows;
const cell = {
  width: (inner.width - grid.gapX * (grid.columns - 1)) / grid.columns,
  height: (page.height - page.margin - 26 - grid.top - grid.gapY) / grid.rows,
};
const picture = { width: cell.width, height: cell.height - 124 };

const boxAt = (index: number): Box => ({
  x: inner.left + (index % grid.columns) * (cell.width + grid.gapX),
  y: grid.top + Math.floor(index / grid.columns) * (cell.height + grid.gapY),
  ...cell,
});

const logoRoom = { x: 0, y: page.margin - 2, width: 84, height: 20 } as const;

const dot = { radius: 4, step: 12, most: 9 } as const;

const drawDots = ({ doc, look }: Paper, colours: LineSheetProduct['colours'], x: number, y: number): void => {
  for (const [at, { color, extra }] of colours.slice(0, dot.most).entries()) {
    const centre = x + dot.radius + at * dot.step;
    doc.circle(centre, y, dot.radius).fillColor(color).fill();
    if (extra !== null)
      doc
        .save()
        .rect(centre, y - dot.radius, dot.radius, dot.radius * 2)
        .clip()
        .circle(centre, y, dot.radius)
        .fillColor(extra)
        .fill()
        .restore();
    doc.circle(centre, y, dot.radius).lineWidth(0.4).strokeColor(look.line).stroke();
  }
};

const drawPrices = (paper: Paper, { prices }: LineSheetProduct, { x, y, width }: Omit<Box, 'height'>): void => {
  const { label, strong } = stylesOf(paper.look);
  const half = width / 2;
  for (const [at, { label: name, amount }] of prices.entries()) {
    paragraph(paper, name, { x: x + at * half, y, width: half - 4 }, label, 1);
    paragraph(paper, amount, { x: x + at * half, y: y + 11, width: half - 4 }, strong, 1);
  }
};

const drawCard = (paper: Paper, product: LineSheetProduct, image: PaperPicture | undefined, box: Box): void => {
  const { strong, small, label } = stylesOf(paper.look);
  const { x, width } = box;
  paper.doc.rect(x, box.y, picture.width, picture.height).fillColor(paper.look.soft).fill();
  if (image) place(paper, image, { x, y: box.y, ...picture });
  const below = box.y + picture.height;
  let y = paragraph(paper, product.name, { x, y: below + 14, width }, { ...strong, size: 9.5 }, 2);
  y = paragraph(paper, product.reference, { x, y, width }, label, 1) + 4;
  drawDots(paper, product.colours, x, y - 2);
  y = paragraph(paper, product.colourNames, { x, y: y + 13, width }, label, 2) + 1;
  y = paragraph(paper, product.sizes, { x, y, width }, small, 1);
  if (product.facts !== '') paragraph(paper, product.facts, { x, y, width }, label, 1);
  drawPrices(paper, product, { x, y: box.y + cell.height - 13, width });
};

const runningHead = (paper: Paper, sheet: LineSheetPaper, logo: PaperPicture | undefined): void => {
  const { heading, small } = stylesOf(paper.look);
  const line = paper.type.wrap(sheet.title, heading, inner.width * 0.6, 1)[0];
  if (line) paper.type.draw(line, inner.left, page.margin + 14);
  const width = logo ? contain(logo, logoRoom).width : 0;
  paper.type.drawRight(sheet.brand, small, inner.right - (logo ? width + 14 : 0), page.margin + 13);
  if (logo) drawLogo(paper, logo, sheet.account, { ...logoRoom, x: inner.right - width, width });
  rule(paper, page.margin + 26, paper.look.brand, 1);
};

/** Draws a line sheet: a cover, then six products a page. */
export const drawLineSheet = async (
  paper: Paper,
  sheet: LineSheetPaper,
  report: (progress: number) => void,
): Promise<void> => {
  const logo = await paper.pictures.logo(sheet.logo);
  const pages = Math.ceil(sheet.products.length / perPage);
  const load = (at: number) =>
    Promise.all(
      sheet.products
        .slice(at * perPage, (at + 1) * perPage)
        .map(({ image }) => paper.pictures.photograph(image, grid.pixels)),
    );
  // Pictures of the next page are made ready while one is drawn.
  let next = load(0);
  await cover(paper, sheet, logo);
  for (let at = 0; at < pages; at += 1) {
    const images = await next;
    next = load(at + 1);
    paper.doc.addPage();
    runningHead(paper, sheet, logo);
    for (const [index, product] of sheet.products.slice(at * perPage, (at + 1) * perPage).entries())
      drawCard(paper, product, images[index], boxAt(index));
    const where = sheet.pageOf.replace('{page}', String(at + 2)).replace('{pages}', String(pages + 1));
    footer(paper, [sheet.brand, ...sheet.facts].join(' · '), where);
    report((at + 1) / pages);
  }
};
