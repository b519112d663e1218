import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockOffline } from '@vitrine/api/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { tableOf } from './Stock.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Stock',
  args: { address: '/admin/brand/products/101', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** A block is pasted, taken back and saved; an empty field is no limit. */
export const Pasted = meta.story({
  name: 'Paste, undo, save',
  parameters: { covers: ['D-048', 'D-086'] },
  play: async ({ canvas, userEvent }) => {
    const table = await tableOf(canvas);
    const [first, second] = table.getAllByRole('textbox');
    if (!first || !second) throw new Error('There are no fields.');
    await expect(first).toHaveValue('24');
    await userEvent.click(first);
    await userEvent.paste('7\t8');
    await waitFor(() => expect(second).toHaveValue('8'));
    await seen(canvas.getByRole('button', { name: 'Save stock (2 changes)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(first).toHaveValue('24'));
    await userEvent.clear(first);
    await userEvent.type(first, '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save stock (1 change)' }));
    await seen(await screen.findByText('Stock saved'));
    await expect(first).toHaveValue('5');
  },
});

export const Wrong = meta.story({
  name: 'No whole number',
  play: async ({ canvas, userEvent }) => {
    const [first] = (await tableOf(canvas)).getAllByRole('textbox');
    if (!first) throw new Error('There are no fields.');
    await userEvent.clear(first);
    await userEvent.type(first, '2.5');
    await seen(await canvas.findByText(/“2.5” is not a whole number/));
    await expect(first).toHaveAttribute('aria-invalid', 'true');
  },
});

/** An order was faster: what was typed stays, and the reason is said. */
export const Stale = meta.story({
  name: 'Changed by an order',
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brandStock.save, {
        status: 409,
        data: { message: 'An order or a colleague has changed Ink S (now 20).', detail: 'Changed meanwhile.' },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const [first] = (await tableOf(canvas)).getAllByRole('textbox');
    if (!first) throw new Error('There are no fields.');
    await userEvent.clear(first);
    await userEvent.type(first, '30');
    await userEvent.click(canvas.getByRole('button', { name: 'Save stock (1 change)' }));
    await seen(await canvas.findByText(/now 20/));
    await expect(first).toHaveValue('30');
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.brandStock.read)),
  play: async ({ canvas }) => seen(await canvas.findByRole('button', { name: /again/i })),
});
