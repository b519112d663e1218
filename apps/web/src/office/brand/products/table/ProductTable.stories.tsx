import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';
import { expect, screen } from 'storybook/test';
import { seen, wholeShop } from '../../../../testing/index.tsx';
import { cellIn, told } from './ProductTable.fixture.tsx';

const said = (message: string) => ({ message, detail: message });

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Product table',
  args: { address: '/admin/brand/products/table', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

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
