import type { CallData, VitrineContract } from '@vitrine/api';
import type {
  ImportColumn,
  ImportConfirmation,
  ImportLayout,
  ImportStep,
  ImportUse,
} from '@vitrine/ui/commerce/cart/ImportWizard';

type Preview = CallData<VitrineContract['drafts']['preImport']>;
type Row = Preview['products_not_found'][number];
type ImportRow = Extract<ImportStep, { at: 'done' }>['rows'][number];

const detailOf = (...parts: string[]): string => parts.filter(Boolean).join(', ');

const toRow = ({ row, product, variation, size, quantity }: Row, reason: string): ImportRow => ({
  row,
  product,
  detail: detailOf(variation, size),
  quantity,
  reason,
});

type Translate = (id: string, values: Record<string, string | number>) => string;
type Line = Preview['purchase_order_drafts'][number]['lines'][number];

const toLine = (line: Line, t: Translate) => ({
  id: String(line.variation_id),
  product: line.name,
  reference: line.reference_code,
  detail: detailOf(
    line.variation,
    line.sizes
      .map(({ name: size, quantity: after, in_cart: before }) =>
        before === null ? t('import.cellNew', { size, units: after }) : t('import.cell', { size, before, after }),
      )
      .join(' · '),
    line.note === null ? '' : t('import.note', { note: line.note }),
  ),
  units: line.sizes.reduce((sum, { quantity }) => sum + quantity, 0),
});

type Layout = NonNullable<Preview['layout']>;
type WireUse = Layout['columns'][number]['use'];

const useOf = (use: WireUse): ImportUse => (use === 'size_quantity' ? 'sizeQuantity' : use);

const toColumns = ({ columns }: Layout): ImportColumn[] =>
  columns.map(({ use, ...column }) => ({ ...column, use: useOf(use) }));

/** The question what the columns of a sheet hold. */
export const toColumnsStep = (layout: Layout, file: string): ImportStep => ({
  at: 'columns',
  file,
  columns: toColumns(layout),
  problem: layout.problem,
});

/** What each column holds, from the first one on, as the wire has it. */
export const toUses = (columns: readonly ImportColumn[]): WireUse[] => {
  const byColumn = new Map(
    columns.map(({ column, use }) => [column, use === 'sizeQuantity' ? ('size_quantity' as const) : use]),
  );
  return Array.from({ length: Math.max(0, ...byColumn.keys()) + 1 }, (_, at) => byColumn.get(at) ?? 'none');
};

const toLayout = (layout: Preview['layout'] | undefined): ImportLayout | null =>
  layout && layout.state !== 'asked' ? { state: layout.state, columns: toColumns(layout) } : null;

/** Numbers of the sheet that order nothing, such as sums. What is not in stock is told by size. */
const toLeftRows = ({ account }: Preview): ImportRow[] =>
  (account?.left ?? [])
    .filter(({ why }) => why !== 'stock')
    .map(({ row, units, reason }) => ({ row, product: '', quantity: String(units), reason }));

/** Quantities that do not come as the sheet has them: lowered to the stock, added to others of the same size, or left out. */
export const toAdjustedRows = (preview: Preview, t: Translate): ImportRow[] => [
  ...preview.purchase_order_drafts.flatMap(({ reduced, repeated }) => [
    ...reduced.map((row) => {
      const { available } = row;
      const wanted = Number(row.quantity);
      return toRow(row, t('import.reduced', { missing: wanted - available, wanted, available }));
    }),
    ...repeated.map((row) => toRow(row, t('import.repeated', {}))),
  ]),
  ...toLeftRows(preview),
];

/** What a check found: rows to correct, or what the sheet would bring (E-42, S-094). */
export const toCheckedStep = (preview: Preview, file: string, t: Translate): ImportStep => {
  if (preview.sheets.length > 0) return { at: 'sheet', file, sheets: preview.sheets };
  if (preview.layout?.state === 'asked') return toColumnsStep(preview.layout, file);
  const layout = toLayout(preview.layout);
  const lists = [
    ['products', preview.products_not_found],
    ['variations', preview.products_variation_or_size_not_found],
    ['sizes', preview.products_with_no_size],
  ] as const;
  const mismatched = lists.map(([kind, rows]) => ({
    kind,
    rows: rows.map((row) => toRow(row, t(`import.problems.${kind}.text`, {}))),
  }));
  const unread = preview.rows_not_read.map(({ reason, ...row }) => toRow(row, reason));
  const problems = [{ kind: 'unread' as const, rows: unread }, ...mismatched].filter(({ rows }) => rows.length > 0);
  if (problems.length > 0) return { at: 'problems', file, problems, layout };
  const drafts = preview.purchase_order_drafts;
  return {
    rows: toAdjustedRows(preview, t),
    sums: preview.account,
    notes: preview.notes,
    at: 'preview',
    file,
    lines: drafts.flatMap(({ lines }) => lines.map((line) => toLine(line, t))),
    hasOpenCart: preview.has_opened_cart,
    layout,
    unchanged: drafts.reduce((sum, { unchanged }) => sum + unchanged, 0),
    conflicts: drafts.flatMap(({ conflicts }) =>
      conflicts.map((conflict) => ({
        id: `${conflict.variation_id}:${conflict.size_id}`,
        product: conflict.name,
        reference: conflict.reference_code,
        detail: detailOf(conflict.variation, conflict.size),
        exported: conflict.exported,
        inCart: conflict.in_cart,
        inSheet: conflict.in_sheet,
      })),
    ),
  };
};

/** Units of a cart that a sheet replaces or begins: those of the sheet, and of the cart where its quantity was kept. */
export const unitsAfter = (
  { purchase_order_drafts }: Preview,
  choices: NonNullable<ImportConfirmation['choices']>,
): number =>
  purchase_order_drafts.reduce((sum, { units, conflicts }) => {
    const kept = conflicts.filter(({ variation_id, size_id }) => choices[`${variation_id}:${size_id}`] === 'cart');
    return kept.reduce((left, { in_cart, in_sheet }) => left + in_cart - in_sheet, sum + units);
  }, 0);

/** The sides that were chosen, as the wire has them. */
export const toChoices = (choices: NonNullable<ImportConfirmation['choices']>) =>
  Object.entries(choices).map(([id, take]) => {
    const [variation_id = 0, size_id = 0] = id.split(':').map(Number);
    return { variation_id, size_id, take };
  });
