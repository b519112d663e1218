import type { CallData, VitrineContract } from '@vitrine/api';
import type { ImportStep } from '@vitrine/ui/commerce/cart/ImportWizard';

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

/** What a check found: rows to correct, or what the sheet would bring (E-42, S-094). */
export const toCheckedStep = (
  preview: Preview,
  file: string,
  reasonOf: (kind: 'products' | 'variations' | 'sizes') => string,
): ImportStep => {
  const lists = [
    ['products', preview.products_not_found],
    ['variations', preview.products_variation_or_size_not_found],
    ['sizes', preview.products_with_no_size],
  ] as const;
  const problems = lists.flatMap(([kind, rows]) =>
    rows.length === 0 ? [] : { kind, rows: rows.map((row) => toRow(row, reasonOf(kind))) },
  );
  if (problems.length > 0) return { at: 'problems', file, problems };
  const lines = preview.purchase_order_drafts.flatMap((draft) =>
    draft.lines.map(({ variation_id, name, reference_code, variation, sizes }) => ({
      id: String(variation_id),
      product: name,
      reference: reference_code,
      detail: detailOf(variation, sizes.map((size) => `${size.name} ${size.quantity}`).join(' · ')),
      units: sizes.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
  );
  return { at: 'preview', file, lines, hasOpenCart: preview.has_opened_cart };
};

/** Quantities that were lowered to the stock, as rows of the outcome. */
export const toReducedRows = (
  { purchase_order_drafts }: Preview,
  reasonOf: (available: number) => string,
): ImportRow[] =>
  purchase_order_drafts.flatMap(({ reduced }) => reduced.map((row) => toRow(row, reasonOf(row.available))));
