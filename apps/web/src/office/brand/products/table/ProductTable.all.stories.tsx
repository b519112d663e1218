import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockOffline } from '@vitrine/api/testing';
import { expect, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../../testing/index.tsx';
import { cellIn, told } from './ProductTable.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Product table',
  args: { address: '/admin/brand/products/table', viewer: 'seller' as const },
  globals: { stage: 'seller' },
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
