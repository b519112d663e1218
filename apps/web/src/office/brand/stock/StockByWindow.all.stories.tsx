import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockOffline } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { cellAt } from './StockByWindow.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Stock by window',
  args: { address: '/admin/brand/stock', viewer: 'seller' as 'seller' | 'reader' },
  globals: { stage: 'seller' },
});

/** A window and a search are kept as a view. */
export const SavedView = meta.story({
  name: 'Saved view',
  parameters: { covers: ['D-048'] },
  play: async ({ canvas, userEvent }) => {
    // The windows come with the stock.
    await canvas.findByRole('option', { name: 'At once' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Delivery window' }), 'at-once');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Save view' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the view' }), 'Ready now');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByRole('button', { name: /Ready now/ }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Delivery window' }), 'all');
    await userEvent.click(await canvas.findByRole('button', { name: /^View/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ready now' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Delivery window' })).toHaveValue('at-once'));
  },
});

/** One window holds other sizes; what was written in the others stays and is told of. */
export const Windows = meta.story({
  name: 'Another window',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await cellAt(canvasElement, 0, 1));
    await userEvent.keyboard('41{Enter}');
    const windows = canvas.getByRole('combobox', { name: 'Delivery window' });
    await userEvent.selectOptions(windows, 'at-once');
    await seen(await canvas.findByText('Collections: Winter 27'));
    await seen(await canvas.findByRole('columnheader', { name: '42' }));
    await seen(canvas.getByText('1 change to other sizes or windows is not saved yet.'));
    await userEvent.selectOptions(windows, '2027-02-01..2027-03-31');
    await waitFor(async () => expect(await cellAt(canvasElement, 0, 1)).toHaveTextContent('41'));
    await seen(canvas.getByText('1 change'));
  },
});

/** All cells that a search has found are set in one step, and taken back in one. */
export const SetAll = meta.story({
  name: 'All shown set at once',
  args: { address: '/admin/brand/stock?window=2027-02-01..2027-03-31&search=CM-R27-101' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await cellAt(canvasElement, 0, 1);
    await userEvent.click(canvas.getByRole('button', { name: /^Set all \d+ cells$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sold out (0)' }));
    await waitFor(async () => expect(await cellAt(canvasElement, 1, 3)).toHaveTextContent('0'));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await seen(canvas.getByText('Everything is saved'));
    await userEvent.click(canvas.getByRole('button', { name: /^Set all \d+ cells$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'A number…' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Units for each cell' }), '15{Enter}');
    await waitFor(async () => expect(await cellAt(canvasElement, 0, 2)).toHaveTextContent('15'));
  },
});

/** An order took units between reading and saving: both numbers show, and the reader chooses. */
export const Conflict = meta.story({
  name: 'An order was faster',
  args: { address: '/admin/brand/stock?window=2027-02-01..2027-03-31' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brandStock.saveCells, {
        status: 409,
        data: {
          message: 'An order or a colleague has changed some of these cells. Nothing of yours was saved yet.',
          detail: 'Changed meanwhile.',
          cells: [{ variation_id: 1010, size_id: 1, current: 19 }],
        },
      }),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await cellAt(canvasElement, 0, 1));
    await userEvent.keyboard('50{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText(/You wrote “50”. An order or a colleague has changed it to “19”/));
    await userEvent.click(canvas.getByRole('button', { name: 'Take “19”' }));
    await expect(await cellAt(canvasElement, 0, 1)).toHaveTextContent('19');
    await seen(canvas.getByText('Everything is saved'));
  },
});

/** Who may only read sees the numbers and why nothing can be changed. */
export const Reader = meta.story({
  args: { viewer: 'reader' },
  globals: { stage: 'none' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await cellAt(canvasElement, 0, 1));
    await userEvent.keyboard('9{Enter}');
    await expect(await cellAt(canvasElement, 0, 1)).toHaveTextContent('24');
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
});

const longRow = {
  variation_id: 1,
  product_id: 1,
  collection_id: 1,
  reference_code: 'CM-R27-101-LONG-REFERENCE-OF-THE-FACTORY',
  name: 'Hand-woven linen dress with a removable collar of lace from the Jequitinhonha Valley',
  colour: 'Terracotta with ivory stripes',
  stock: [{ size_id: 1, quantity: 1_000_000 }],
};

/** One product without a window, with long names. */
export const LongNames = meta.story({
  name: 'Long names',
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brandStock.list, {
        status: 200,
        data: {
          data: [longRow],
          next: null,
          sizes: [{ id: 1, name: 'One size fits all' }],
          windows: [{ start: null, end: null, collections: [{ id: 1, name: `${longRow.name}, second edition` }] }],
        },
      }),
    ),
  play: async ({ canvas }) => seen(await canvas.findByText('1,000,000 units')),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brandStock.list, { status: 200, data: { data: [], next: null, sizes: [], windows: [] } }),
    ),
  play: async ({ canvas }) => seen(await canvas.findByText('No products yet')),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.brandStock.list)),
  play: async ({ canvas }) => seen(await canvas.findByRole('button', { name: /again/i })),
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });

export const Phone = meta.story({ globals: { viewport: { value: 'small' } } });
