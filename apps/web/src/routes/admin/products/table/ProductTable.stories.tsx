import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline } from '@vitrine/api/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../../testing/index.tsx';

const said = (message: string) => ({ message, detail: message });

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Product table',
  args: { address: '/admin/brand/products/table', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

const cellIn = async (canvasElement: HTMLElement, row: number, label: RegExp) => {
  await waitFor(() => expect(canvasElement.querySelector('[role=columnheader]')).not.toBeNull());
  const heads = [...canvasElement.querySelectorAll('[role=columnheader]')];
  const column = heads.findIndex((head) => label.test(head.textContent));
  const cell = canvasElement.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  if (!cell) throw new Error(`There is no cell ${row} ${label}.`);
  return cell;
};

/** What is said below the grid. */
const told = (canvasElement: HTMLElement, words: RegExp) =>
  waitFor(() => expect(canvasElement.querySelector('[data-part=notices]')).toHaveTextContent(words));

const clipboard = (text: string) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  return data;
};

/** A block of prices is pasted; the wrong one is named, corrected, and all are saved. */
export const Playground = meta.story({
  name: 'Prices pasted and saved',
  parameters: { covers: ['D-048'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Products as a table' }));
    await userEvent.click(await cellIn(canvasElement, 0, /^Wholesale, USD FOB/));
    await userEvent.paste(clipboard('51\t120\n12,x\t122'));
    await told(canvasElement, /“12,x” is not an amount/);
    await seen(canvas.getByText('4 changes · 1 to correct'));
    const wrong = await cellIn(canvasElement, 1, /^Wholesale, USD FOB/);
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(wrong);
    await userEvent.keyboard('52,5{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await screen.findByText('4 changes saved'));
    await expect(await cellIn(canvasElement, 1, /^Wholesale, USD FOB/)).toHaveTextContent('52.50');
    await seen(canvas.getByText('Everything is saved'));
  },
});

/** What was written stays for the next visit of the table, and closing the tab asks first. */
export const Left = meta.story({
  name: 'Left and opened again',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await userEvent.click(await cellIn(canvasElement, 0, /^Days/));
    // The screen of the story before has been put away.
    await waitFor(() => expect(closes()).toBe(true));
    await userEvent.keyboard('44{Enter}');
    await expect(closes()).toBe(false);
    await userEvent.click(canvas.getByRole('link', { name: 'All products' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit as a table' }));
    await expect(await cellIn(canvasElement, 0, /^Days/)).toHaveTextContent('44');
    await seen(canvas.getByText('1 change'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText('Everything is saved'));
    await waitFor(() => expect(closes()).toBe(true));
  },
});

/** Collections are written by name; a name that is none of the brand's is refused, and so is half a price. */
export const Wrong = meta.story({
  name: 'Wrong values',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await cellIn(canvasElement, 0, /^Collection/));
    await userEvent.keyboard('winter 27{Enter}');
    await userEvent.keyboard('Winter 72{Enter}');
    await told(canvasElement, /“Winter 72” is not a choice for Collection/);
    await userEvent.click(await cellIn(canvasElement, 2, /^Wholesale, BRL/));
    await userEvent.keyboard('90{Enter}');
    await told(canvasElement, /A price needs the wholesale and the retail amount/);
    await userEvent.click(await cellIn(canvasElement, 3, /^Reference/));
    await userEvent.keyboard('cm-r27-101{Enter}');
    await told(canvasElement, /Another product has the reference/);
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  },
});

const [first] = [...fixtures.catalogue.products].toSorted((a, b) => b.id - a.id);

/** Somebody else has changed the same cell: both values show, and the reader chooses. */
export const Conflict = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brandCells.save, {
        status: 409,
        data: {
          ...said('Somebody else has changed some of these cells. Nothing of yours was saved yet.'),
          cells: [{ product_id: first?.id ?? 0, field: 'delivery_days', current: 33 }],
        },
      }),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await cellIn(canvasElement, 0, /^Days/));
    await userEvent.keyboard('44{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText(/You wrote “44”. Someone else wrote “33”/));
    await userEvent.click(canvas.getByRole('button', { name: 'Take “33”' }));
    await expect(await cellIn(canvasElement, 0, /^Days/)).toHaveTextContent('33');
    await seen(canvas.getByText('Everything is saved'));
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.brandCells.list, { status: 200, data: { data: [], next: null, collections: [] } })),
  play: async ({ canvas }) => seen(await canvas.findByText('No products yet')),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.brandCells.list)),
  play: async ({ canvas }) => seen(await canvas.findByRole('button', { name: /again/i })),
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
