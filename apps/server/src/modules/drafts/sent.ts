import { invalid, notFound } from '../../domain/refusal.ts';
import type { BuyerScope } from '../../domain/scope.ts';
import { textOf } from '../../platform/documents/reading/cells.ts';
import { findLayout } from '../../platform/documents/layouts/remembered.ts';
import { mostHeadRows, mostSampleRows } from '../../platform/documents/layouts/types.ts';
import type { SheetRows } from '../../platform/documents/reading/types.ts';
import { guessLayout, offerOf } from './layout/guess.ts';
import { isComplete, isReadable, readLayout } from './layout/readLayout.ts';
import { layoutsOf } from './layout/types.ts';
import type { Layout, Use } from './layout/types.ts';
import type { Memory } from './memory.ts';
import { findHead, findPricelist, isEditableList, isLikeOurs, parseSheet, type Head } from './parse.ts';
import { pastedRows } from './pastedRows.ts';
import { mostRows, problemOf, readFile, refuse, refuseRows } from './reading.ts';
import * as repository from './repository.ts';
import type { Target } from './repository.ts';
import type { ReadLine } from './types.ts';
import type { Unread } from './unread.ts';
import { t } from './words.ts';

export interface ImportInput {
  sellerId: number;
  pricelistId: number | null;
  file?: File | undefined;
  pasted?: File | undefined;
  /** What the columns hold, as the buyer says. */
  uses?: readonly Use[] | undefined;
}

export type Known = Target & { pricelist: NonNullable<Target['pricelist']> };

/** How columns that are not ours are read. */
export interface SheetLayout extends Layout {
  /** Of the remembered layout. */
  id: number | null;
  state: 'asked' | 'read' | 'chosen' | 'recognised';
  problem: string | null;
}

/** What was sent, with the products that it names. Without lines, the buyer is asked what the columns hold. */
export interface Sent {
  rows: SheetRows;
  head: number;
  memory: Memory | null;
  lines: readonly ReadLine[] | null;
  /** Cells that cannot be read. Nothing is imported while there are any. */
  unread: readonly Unread[];
  target: Known;
  products: repository.KnownProduct[];
  layout: SheetLayout | null;
}

const knownTarget = async (
  scope: BuyerScope,
  { sellerId, pricelistId }: ImportInput,
  name: string | null,
): Promise<Known> => {
  const target = await repository.findTarget(scope, { brandId: sellerId, name, pricelistId });
  if (!target) throw notFound();
  const { pricelist } = target;
  return pricelist ? { ...target, pricelist } : refuse(scope, t(scope.language, 'noPricelist'));
};

const findProducts = (scope: BuyerScope, { brand, pricelist }: Known, references: Iterable<string>) =>
  repository.findProducts(scope, {
    brandId: brand.id,
    pricelistId: pricelist.id,
    references: [...new Set(references)],
  });

const referencesOf = (lines: readonly ReadLine[]): string[] => lines.map(({ reference }) => reference);

interface Source {
  rows: SheetRows;
  memory: Memory | null;
}

/** A sheet with our columns. */
const readList = async (scope: BuyerScope, input: ImportInput, { rows, memory }: Source, head: Head): Promise<Sent> => {
  const parsed = parseSheet(rows, head);
  const { lines, unread, pricelist } = parsed;
  const problem = problemOf(scope, parsed);
  if (problem !== null && unread.length === 0) refuse(scope, problem);
  const target = await knownTarget(scope, input, pricelist);
  const products = await findProducts(scope, target, referencesOf(lines));
  return { rows, head: head.row, memory, lines, unread, target, products, layout: null };
};

/** What the buyer says, else what was remembered, else what the columns say of themselves. */
const layoutOf = async (
  scope: BuyerScope,
  { uses, pasted }: ImportInput,
  rows: SheetRows,
  guess: Layout,
): Promise<SheetLayout> => {
  if (uses && !isReadable(uses)) throw invalid({ uses: [t(scope.language, 'uses')] });
  if (uses) return { head: guess.head, uses, id: null, state: 'chosen', problem: null };
  const remembered = await findLayout<Use>(layoutsOf(scope), rows);
  if (remembered) return { ...remembered, state: 'recognised', problem: null };
  return { ...guess, id: null, state: pasted && isComplete(guess.uses) ? 'read' : 'asked', problem: null };
};

/** A sheet or rows whose columns are to be found out. Any cell may be a reference: which column has them is seen with the products. */
const readOther = async (
  scope: BuyerScope,
  input: ImportInput,
  source: Source,
  head: Head | undefined,
): Promise<Sent> => {
  const { rows } = source;
  const target = await knownTarget(scope, input, findPricelist(rows, mostHeadRows));
  const sampled = await findProducts(scope, target, rows.slice(0, mostSampleRows).flat().map(textOf));
  const offer = offerOf(sampled);
  if (input.file && head && isLikeOurs(head, offer.size)) return readList(scope, input, source, head);
  const layout = await layoutOf(scope, input, rows, guessLayout(rows, offer));
  const sent = { ...source, head: layout.head, target, layout, products: sampled, lines: null, unread: [] };
  if (layout.state === 'asked') return sent;
  const parsed = readLayout(rows, layout);
  const { lines, unread } = parsed;
  // Where no quantity at all can be read, another column has them.
  const isReadInPart = unread.length > 0 && lines.some(({ quantities }) => quantities.length > 0);
  const problem = isReadInPart ? null : problemOf(scope, parsed);
  if (problem !== null && layout.state === 'read') refuseRows(problem);
  if (problem !== null) return { ...sent, unread, layout: { ...layout, state: 'asked', problem } };
  return { ...sent, lines, unread, products: await findProducts(scope, target, referencesOf(lines)) };
};

const readPasted = async ({ language }: BuyerScope, pasted: File): Promise<Source> => {
  const rows = pastedRows(await pasted.text());
  if (rows.length > mostRows) refuseRows(t(language, 'tooManyRows', { rows: mostRows }));
  return { rows, memory: null };
};

/** Reads a filled-in sheet or pasted rows. */
export const readSent = async (scope: BuyerScope, input: ImportInput): Promise<Sent> => {
  const { file, pasted } = input;
  if (!file && !pasted) throw invalid({ file: [t(scope.language, 'nothingSent')] });
  const source = await (file ? readFile(scope, file) : readPasted(scope, pasted as File));
  if (source.rows.every((cells) => cells.every((cell) => textOf(cell) === '')))
    (file ? refuse : (_: BuyerScope, why: string) => refuseRows(why))(scope, t(scope.language, 'noQuantities'));
  const head = file && findHead(source.rows);
  return head && isEditableList(head) ? readList(scope, input, source, head) : readOther(scope, input, source, head);
};
