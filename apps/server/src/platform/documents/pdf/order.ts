import { drawLogo, footer, bottom, inner, page, paragraph, place, rule, stylesOf } from './paper.ts';
import type { Paper } from './paper.ts';
import type { PaperPicture } from './pictures.ts';

/** A purchase order in words: everything is said in the reader's language already. */
export interface OrderPaper {
  kind: 'order';
  account: string;
  logo: string | null;
  title: string;
  /** Number, date and status. */
  facts: string;
  parties: readonly { label: string; lines: readonly string[] }[];
  columns: { colour: string; sizes: string; units: string; price: string; total: string };
  products: readonly {
    image: string;
    name: string;
    details: string;
    /** The delivery window in words. */
    delivery: string | null;
    note: string | null;
    /** GTINs in words. */
    codes: readonly string[];
    rows: readonly {
      colour: string;
      sizes: readonly { name: string; quantity: string }[];
      units: string;
      price: string;
      total: string;
    }[];
  }[];
  totals: readonly { label: string; value: string }[];
  /** What was sent, in words; without rows there is no such part. */
  shipments: { label: string; rows: readonly { head: string; goods: string }[] };
  note: { label: string; text: string } | null;
  /** 'Page {page} of {pages}' */
  pageOf: string;
}

type Product = OrderPaper['products'][number];
type Row = Product['rows'][number];

interface Block {
  height: number;
  /** Stays on the page of the block after it. */
  keepsNext?: boolean;
  draw: (y: number) => void;
}

const picture = { width: 48, height: 60, gap: 14, pixels: 300 };
const sizeCell = { width: 30, height: 22 };
const left = inner.left + picture.width + picture.gap;
const edges = { sizes: left + 100, units: inner.right - 160, price: inner.right - 82, total: inner.right };
const cellsInRow = Math.floor((edges.units - 34 - edges.sizes) / sizeCell.width);

const rowHeight = ({ sizes }: Row): number => Math.ceil(sizes.length / cellsInRow) * sizeCell.height + 6;

const drawSizes = ({ type, look }: Paper, { sizes }: Row, y: number): void => {
  const { label, strong } = stylesOf(look);
  for (const [at, { name, quantity }] of sizes.entries()) {
    const x = edges.sizes + (at % cellsInRow) * sizeCell.width;
    const top = y + Math.floor(at / cellsInRow) * sizeCell.height;
    const [line] = type.wrap(name, label, sizeCell.width - 3, 1);
    if (line) type.draw(line, x, top + 8);
    const [amount] = type.wrap(quantity, strong, sizeCell.width - 3, 1);
    if (amount) type.draw(amount, x, top + 18);
  }
};

const rowBlock = (paper: Paper, row: Row): Block => ({
  height: rowHeight(row),
  draw: (y) => {
    const { body, strong } = stylesOf(paper.look);
    paragraph(paper, row.colour, { x: left, y: y + 15, width: edges.sizes - left - 8 }, body, 2);
    drawSizes(paper, row, y);
    paper.type.drawRight(row.units, body, edges.units, y + 15);
    paper.type.drawRight(row.price, body, edges.price, y + 15);
    paper.type.drawRight(row.total, strong, edges.total, y + 15);
  },
});

const headBlock = (paper: Paper, product: Product, image: PaperPicture | undefined): Block => ({
  height: product.delivery === null ? 37 : 49,
  keepsNext: true,
  draw: (y) => {
    const { strong, small } = stylesOf(paper.look);
    rule(paper, y, paper.look.line);
    if (image) place(paper, image, { x: inner.left, y: y + 8, width: picture.width, height: picture.height });
    const width = inner.right - left;
    const next = paragraph(paper, product.name, { x: left, y: y + 17, width }, { ...strong, size: 10 }, 1);
    const below = paragraph(paper, product.details, { x: left, y: next, width }, small, 1);
    if (product.delivery !== null) paragraph(paper, product.delivery, { x: left, y: below, width }, small, 1);
  },
});

const smallBlock = (paper: Paper, text: string, most: number): Block => {
  const { small } = stylesOf(paper.look);
  const lines = paper.type.wrap(text, small, inner.right - left, most);
  return {
    height: lines.length * 10.4 + 6,
    draw: (y) => lines.forEach((line, at) => paper.type.draw(line, left, y + 9 + at * 10.4)),
  };
};

/** One product. Its picture is as high as two rows, so a product of one row leaves room for it. */
const productBlocks = (paper: Paper, product: Product, image: PaperPicture | undefined): Block[] => {
  const rows = product.rows.map((row) => rowBlock(paper, row));
  const codes = product.codes.length === 0 ? [] : [smallBlock(paper, product.codes.join(' · '), 40)];
  const note = product.note === null ? [] : [smallBlock(paper, product.note, 4)];
  const text = [headBlock(paper, product, image), ...rows, ...codes, ...note];
  const height = text.reduce((sum, block) => sum + block.height, 0);
  const room = Math.max(0, picture.height + 18 - height);
  return [...text, { height: room + 6, draw: () => undefined }];
};

const endBlock = (paper: Paper, { totals, note }: OrderPaper): Block => {
  const { small, total, label, body } = stylesOf(paper.look);
  const room = inner.width * 0.5;
  const lines = note ? paper.type.wrap(note.text, body, room, 30) : [];
  return {
    height: Math.max(totals.length * 20 + 20, lines.length * 12 + 40),
    draw: (y) => {
      rule(paper, y, paper.look.brand, 1.5);
      for (const [at, { label: name, value }] of totals.entries()) {
        const baseline = y + 24 + at * 20;
        paper.type.drawRight(name, small, edges.units, baseline);
        paper.type.drawRight(value, total, edges.total, baseline);
      }
      if (note) paragraph(paper, note.label, { x: inner.left, y: y + 20, width: room }, label, 1);
      lines.forEach((line, at) => paper.type.draw(line, inner.left, y + 34 + at * 12));
    },
  };
};

const shipmentBlocks = (paper: Paper, { shipments: { label: title, rows } }: OrderPaper): Block[] => {
  const { label, strong, small } = stylesOf(paper.look);
  const heading: Block = {
    height: 30,
    keepsNext: true,
    draw: (y) => void paragraph(paper, title, { x: inner.left, y: y + 20, width: inner.width }, label, 1),
  };
  const blocks = rows.map(({ head: text, goods }): Block => {
    const lines = paper.type.wrap(goods, small, inner.width, 12);
    return {
      height: 18 + lines.length * 10.4,
      draw: (y) => {
        paragraph(paper, text, { x: inner.left, y: y + 9, width: inner.width }, strong, 1);
        lines.forEach((line, at) => paper.type.draw(line, inner.left, y + 20 + at * 10.4));
      },
    };
  });
  return blocks.length === 0 ? [] : [heading, ...blocks];
};

const head = (paper: Paper, order: OrderPaper, logo: PaperPicture | undefined): number => {
  const { title, small, label, body } = stylesOf(paper.look);
  drawLogo(paper, logo, order.account, { x: inner.left, y: page.margin, width: 170, height: 34 });
  const below = paragraph(paper, order.title, { x: inner.left, y: page.margin + 78, width: inner.width }, title, 2);
  const facts = paragraph(paper, order.facts, { x: inner.left, y: below - 14, width: inner.width }, small);
  rule(paper, facts + 2, paper.look.brand, 1.5);
  const width = inner.width / Math.max(1, order.parties.length);
  const ends = order.parties.map((party, at) => {
    const x = inner.left + at * width;
    let y = paragraph(paper, party.label, { x, y: facts + 20, width: width - 12 }, label, 1) + 3;
    for (const line of party.lines) y = paragraph(paper, line, { x, y, width: width - 12 }, body, 2);
    return y;
  });
  return Math.max(facts + 20, ...ends) + 10;
};

const columnHeads = (paper: Paper, { columns }: OrderPaper, y: number): number => {
  const { label } = stylesOf(paper.look);
  paragraph(paper, columns.colour, { x: left, y: y + 9, width: edges.sizes - left }, label, 1);
  paragraph(paper, columns.sizes, { x: edges.sizes, y: y + 9, width: 120 }, label, 1);
  paper.type.drawRight(columns.units, label, edges.units, y + 9);
  paper.type.drawRight(columns.price, label, edges.price, y + 9);
  paper.type.drawRight(columns.total, label, edges.total, y + 9);
  return y + 16;
};

/** Blocks by page. The first page begins below its head. */
const paginate = (blocks: readonly Block[], first: number, others: number): Block[][] => {
  const pages: Block[][] = [[]];
  let y = first;
  for (const [at, block] of blocks.entries()) {
    const needed = block.height + (block.keepsNext ? (blocks[at + 1]?.height ?? 0) : 0);
    if (y + needed > bottom && pages.at(-1)?.length) {
      pages.push([]);
      y = others;
    }
    pages.at(-1)?.push(block);
    y += block.height;
  }
  return pages;
};

/** Draws a purchase order. */
export const drawOrder = async (paper: Paper, order: OrderPaper): Promise<void> => {
  const logo = await paper.pictures.logo(order.logo);
  const images = await Promise.all(order.products.map(({ image }) => paper.pictures.photograph(image, picture.pixels)));
  paper.doc.addPage();
  const top = head(paper, order, logo);
  const blocks = [
    ...order.products.flatMap((product, at) => productBlocks(paper, product, images[at])),
    endBlock(paper, order),
    ...shipmentBlocks(paper, order),
  ];
  const pages = paginate(blocks, top + 16, page.margin + 16);
  for (const [at, content] of pages.entries()) {
    if (at > 0) paper.doc.addPage();
    let y = columnHeads(paper, order, at === 0 ? top : page.margin);
    for (const block of content) {
      block.draw(y);
      y += block.height;
    }
    const where = order.pageOf.replace('{page}', String(at + 1)).replace('{pages}', String(pages.length));
    footer(paper, `${order.account} · ${order.facts}`, where);
  }
};
