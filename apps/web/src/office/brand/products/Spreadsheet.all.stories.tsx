import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { summary, dress, right, follow } from './Spreadsheet.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Spreadsheet',
  args: { address: '/admin/brand/products/spreadsheet', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** Each wrong value is named by line and column; such a file cannot be written. */
export const Wrong = meta.story({
  name: 'File with errors',
  parameters: { covers: ['D-095'] },
  beforeEach: ({ msw }) =>
    msw.use(
      follow({
        ...right,
        changes: [],
        change_count: 0,
        errors: [{ row: 4, column: 'Stock S', reason: '-1 is not a number of 0 or more.' }],
        error_count: 1,
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/^Changed catalogue/), new File(['a'], 'catalogue.csv'));
    await seen(await canvas.findByText('-1 is not a number of 0 or more.'));
    await seen(canvas.getByRole('button', { name: /Your file with the reasons/ }));
    await expect(canvas.queryByRole('button', { name: 'Write all of it' })).toBeNull();
  },
});

/** A file without what was downloaded replaces stock as it is now, and may be of another brand: it waits for a tick. */
export const Unfamiliar = meta.story({
  name: 'Perhaps of another brand',
  parameters: { covers: ['D-095'] },
  beforeEach: ({ msw }) =>
    msw.use(
      follow({
        ...right,
        summary: { ...summary, lines: 240, new_products: 61 },
        notes: ['Lines of sums were left out: 242.'],
        remembers_download: false,
        mostly_unknown: true,
        change_count: 128,
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/^Changed catalogue/), new File(['a'], 'list.csv'));
    await seen(await canvas.findByText(/61 products of this file are new/));
    await seen(canvas.getByText(/Its 4 stock values replace/));
    await seen(canvas.getByText('Lines of sums were left out: 242.'));
    await seen(canvas.getByText('What changes: 128 values, the first 5 of them'));
    const write = canvas.getByRole('button', { name: 'Write all of it' });
    await expect(write).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: /These products are ours/ }));
    await expect(write).not.toHaveAttribute('aria-disabled');
  },
});

/** The shop has all of it already. */
export const Unchanged = meta.story({
  name: 'File that changes nothing',
  parameters: { covers: ['D-048'] },
  beforeEach: ({ msw }) =>
    msw.use(
      follow({
        ...right,
        summary: { lines: 3, new_products: 0, changed_products: 0, new_colours: 0, prices: 0, stock: 0 },
        changes: [],
        change_count: 0,
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/^Changed catalogue/), new File(['a'], 'catalogue.xlsx'));
    await seen(await canvas.findByText(/There is nothing to write/));
    await expect(canvas.queryByRole('button', { name: 'Write all of it' })).toBeNull();
  },
});

const columnOf = (column: number, name: string, use: string, ...samples: string[]) => ({ column, name, use, samples });
const layout = {
  id: null,
  state: 'asked' as const,
  head: 0,
  problem: null,
  uses: [
    { use: 'reference', label: 'Reference' },
    { use: 'name:en', label: 'Product (English)' },
    { use: 'colour', label: 'Colour' },
    { use: 'wholesale:1', label: 'Wholesale USD' },
    { use: 'stock', label: 'Stock' },
  ],
  columns: [
    columnOf(0, 'Style no.', 'reference', 'CM-R27-101', 'CM-R27-102'),
    columnOf(1, '', 'none', 'Square-neck linen dress', 'Wide trousers'),
    columnOf(2, 'Shade', 'colour', 'Terracotta', 'Ink'),
    columnOf(3, 'Net', 'none', '11.50', '18.00'),
    columnOf(4, 'S', 'stock', '80', '40'),
  ],
};

/** A sheet with columns of the brand's own: somebody says once what they hold. */
export const OwnColumns = meta.story({
  name: 'Columns of an own sheet',
  parameters: { covers: ['D-095'] },
  beforeEach: ({ msw }) => msw.use(follow({ ...right, changes: [], change_count: 0, layout })),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.upload(await canvas.findByLabelText(/^Changed catalogue/), new File(['a'], 'erp.xlsx'));
    await seen(await canvas.findByText('What do the columns of erp.xlsx hold?'));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'What was found' })).toHaveFocus());
    const holds = (name: string) => canvas.getByRole('combobox', { name: `What “${name}” holds` });
    await userEvent.selectOptions(holds('Style no.'), 'Not used');
    const check = canvas.getByRole('button', { name: 'Check the file' });
    await expect(check).toHaveAttribute('aria-disabled', 'true');
    // A reference is in one column alone.
    await userEvent.selectOptions(holds('Shade'), 'Reference');
    await userEvent.selectOptions(holds('Style no.'), 'Reference');
    await expect(holds('Shade')).toHaveValue('none');
    await userEvent.selectOptions(holds('Shade'), 'Colour');
    await userEvent.selectOptions(holds('Net'), 'Wholesale USD');
    msw.use(follow({ ...right, layout: { ...layout, id: 3, state: 'kept' } }));
    await userEvent.click(check);
    await seen(await canvas.findByText('We remember these columns for your next sheet:'));
    await seen(await canvas.findByText(/erp.xlsx is right/));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'What was found' })).toHaveFocus());
  },
});

/** A sheet with the same columns as before is read at once; its columns can be changed or forgotten. */
export const Recognised = meta.story({
  name: 'Recognised columns',
  parameters: { covers: ['D-095'] },
  beforeEach: ({ msw }) => msw.use(follow({ ...right, layout: { ...layout, id: 3, state: 'recognised' } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/^Changed catalogue/), new File(['a'], 'erp.xlsx'));
    await seen(await canvas.findByText('We recognised the columns of your sheet:'));
    await userEvent.click(canvas.getByRole('button', { name: 'Forget these columns' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Forget these columns' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Change the columns' }));
    await expect(canvas.getByRole('combobox', { name: 'What “Style no.” holds' })).toHaveValue('reference');
  },
});

const undo = { id: 12, file: 'autumn prices.xlsx', stays: 0, kept: [], kept_count: 0 };
const back = [
  { ...dress, field: 'Wholesale USD', before: 'USD 11.50', after: 'USD 10.00' },
  { reference: 'CM-R27-140', colour: null, field: 'In the shop', before: 'yes', after: 'no' },
];
const taken = {
  ...right,
  summary: { ...summary, new_products: 0, changed_products: 48 },
  changes: back,
  change_count: 61,
};

/** An import of the last days is undone: what goes back is shown first. */
export const Undone = meta.story({
  name: 'Undo of an import',
  parameters: { covers: ['D-048'] },
  beforeEach: ({ msw }) => msw.use(follow({ ...taken, undo })),
  play: async ({ canvas, userEvent, msw }) => {
    await seen(await canvas.findByText('36 new products · 2 changed products'));
    await expect(canvas.queryByRole('button', { name: 'Undo the import of new styles.csv' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the import of autumn prices.xlsx' }));
    await seen(await canvas.findByText(/^This undoes the import of autumn prices.xlsx: 48 products/));
    await expect(canvas.getByRole('group', { name: 'Undo the import of autumn prices.xlsx' })).toHaveFocus();
    await seen(canvas.getByText('What changes: 61 values, the first 2 of them'));
    msw.use(follow({ ...taken, applied: true, undo }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the import' }));
    await seen(await canvas.findByText(/^The import of autumn prices.xlsx is undone: 48 products/));
  },
});

/** What has changed since stays, and is named. */
export const UndoneInPart = meta.story({
  name: 'Undo with newer values',
  parameters: { covers: ['D-048', 'D-095'] },
  beforeEach: ({ msw }) => {
    const reason = 'The shop has 38 now and keeps it. The import had written 40.';
    const kept = [{ reference: 'CM-R27-101', colour: 'Ink', field: 'Stock S', reason }];
    msw.use(follow({ ...taken, undo: { ...undo, stays: 3, kept, kept_count: 1 } }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the import of autumn prices.xlsx' }));
    await seen(await canvas.findByText(/^The shop has 38 now and keeps it/));
    await seen(canvas.getByText(/^3 values were empty before the import/));
  },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  globals: { locale: 'pt-BR' },
  beforeEach: ({ msw }) => msw.use(follow({ ...right, remembers_download: false, mostly_unknown: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/^Catálogo alterado/), new File(['a'], 'lista.csv'));
    await seen(await canvas.findByText(/Este arquivo é da sua marca/));
  },
});
