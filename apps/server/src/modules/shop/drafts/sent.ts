import { gtinProblem } from '@vitrine/api/rules';
import { invalid, notFound } from '../../../domain/refusal.ts';
import type { BuyerScope } from '../../../domain/scope.ts';
import { spellingsOf, textOf } from '../../../platform/documents/reading/cells.ts';
import { gtinIn } from '../../../platform/documents/reading/gtinIn.ts';
import { findLayout } from '../../../platform/documents/layouts/remembered.ts';
import { mostHeadRows, mostSampleRows } from '../../../platform/documents/layouts/types.ts';
import type { SheetLayout } from '../../../platform/documents/layouts/types.ts';
import type { SheetRows } from '../../../platform/documents/reading/types.ts';
import { guessLayout } from '../../../platform/documents/layouts/guess.ts';
import { isComplete, isReadable, readLayout } from './layout/readLayout.ts';
import { layoutsOf, offerOf } from './layout/types.ts';
import type { Layout, Use } from './layout/types.ts';
import { findHead, findPricelist, isEditableList, isLikeOurs, layoutOfList, type Head } from './parse.ts';
import { problemOf, readFile, readPasted, refuse, refuseRows, type Source } from './reading.ts';
import * as repository from './repository.ts';
import type { Target } from './repository.ts';
import type { FilledSheet, ReadLine } from './types.ts';
import { t } from './words.ts';

export interface ImportInput {
  sellerId: number;
  pricelistId: number | null;
  file?: File | undefined;
  pasted?: File | undefined;
  /** What the columns hold, as the buyer says. */
  uses?: readonly Use[] | undefined;
  /** The sheet of the file that the buyer has chosen. */
  sheet?: string | undefined;
}

export type Known = Target & { pricelist: NonNullable<Target['pricelist']> };

/** What was sent, with the products that it names. Without a sheet, the buyer is asked what the columns hold. */
export interface Sent extends Source {
  head: number;
  /** Its rows; nothing is imported while some cannot be read. Null while the columns are asked about. */
  sheet: FilledSheet | null;
  /** The columns are asked about again, because no quantity of these rows can be read. */
  refused: FilledSheet | null;
  target: Known;
  products: repository.KnownProduct[];
  layout: SheetLayout<Use> | null;
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

const findNamed = (
  scope: BuyerScope,
  { brand, pricelist }: Known,
  {
    references,
    codes = [],
    gtins,
  }: { references: readonly string[]; codes?: readonly number[]; gtins: readonly string[] },
) =>
  repository.findProducts(scope, {
    brandId: brand.id,
    pricelistId: pricelist.id,
    references: spellingsOf(references),
    codes,
    gtins,
  });

const findProducts = (scope: BuyerScope, target: Known, lines: readonly ReadLine[]) =>
  findNamed(scope, target, {
    references: lines.map(({ reference }) => reference),
    codes: lines.flatMap(({ code }) => code ?? []),
    gtins: lines.map(({ gtin }) => gtin).filter(Boolean),
  });

/** A sheet with our columns. */
const readList = async (scope: BuyerScope, input: ImportInput, source: Source, head: Head): Promise<Sent> => {
  const sheet = readLayout(source.rows, layoutOfList(head));
  const problem = problemOf(scope, sheet);
  if (problem !== null && sheet.unread.length === 0) refuse(scope, problem);
  const target = await knownTarget(scope, input, findPricelist(source.rows, head.row));
  const products = await findProducts(scope, target, sheet.lines);
  return { ...source, head: head.row, sheet, refused: null, target, products, layout: null };
};

/** What the buyer says, else what was remembered, else what the columns say of themselves. */
const layoutOf = async (
  scope: BuyerScope,
  { uses, pasted }: ImportInput,
  rows: SheetRows,
  guess: Layout,
): Promise<SheetLayout<Use>> => {
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
  const cells = rows.slice(0, mostSampleRows).flat();
  const gtins = cells.map(gtinIn).filter((digits) => gtinProblem(digits) === undefined);
  const sampled = await findNamed(scope, target, { references: cells.map(textOf), gtins });
  const offer = offerOf(sampled);
  if (input.file && head && isLikeOurs(head, offer.size)) return readList(scope, input, source, head);
  const layout = await layoutOf(scope, input, rows, guessLayout(rows, offer));
  const sent = { ...source, head: layout.head, target, layout, products: sampled, sheet: null, refused: null };
  if (layout.state === 'asked') return sent;
  const sheet = readLayout(rows, layout);
  const { lines, unread } = sheet;
  // Where no quantity at all can be read, another column has them.
  const isReadInPart = unread.length > 0 && lines.some(({ quantities }) => quantities.length > 0);
  const problem = isReadInPart ? null : problemOf(scope, sheet);
  if (problem !== null && layout.state === 'read') refuseRows(problem);
  if (problem !== null) return { ...sent, refused: sheet, layout: { ...layout, state: 'asked', problem } };
  return { ...sent, sheet, products: await findProducts(scope, target, lines) };
};

/** Reads a filled-in sheet or pasted rows. */
export const readSent = async (scope: BuyerScope, input: ImportInput): Promise<Sent> => {
  const { file, pasted, sheet } = input;
  if (!file && !pasted) throw invalid({ file: [t(scope.language, 'nothingSent')] });
  const source = await (file ? readFile(scope, file, sheet) : readPasted(scope, pasted as File));
  if (source.rows.every((cells) => cells.every((cell) => textOf(cell) === '')))
    (file ? refuse : (_: BuyerScope, why: string) => refuseRows(why))(scope, t(scope.language, 'noQuantities'));
  if (source.unsure.length > 0) {
    const target = await knownTarget(scope, input, findPricelist(source.rows, mostHeadRows));
    return { ...source, head: -1, target, layout: null, products: [], sheet: null, refused: null };
  }
  const head = file && findHead(source.rows);
  return head && isEditableList(head) ? readList(scope, input, source, head) : readOther(scope, input, source, head);
};
