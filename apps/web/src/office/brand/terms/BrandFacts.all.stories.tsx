import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline } from '@vitrine/api/testing';
import { expect, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Brand',
  args: { address: '/admin/brand/facts', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** What is wrong is said at each field; what was typed stays. */
export const Refused = meta.story({
  name: 'Fields refused',
  beforeEach: ({ msw }) => {
    const message = 'This is not a web address. Begin it with https://';
    const errors = {
      order_now_url: [message],
      name: ['Another brand of the marketplace is called Maré. Choose a different name.'],
    };
    msw.use(mockCall(contract.brandFacts.save, { status: 422, data: { message, detail: message, errors } }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText(/^2 fields are wrong\./));
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toBeInvalid();
  },
});

/** The second of two writers sees what the first one changed, and chooses. */
export const Conflict = meta.story({
  name: 'Two writers',
  parameters: { covers: ['D-049'] },
  beforeEach: ({ msw }) => {
    const message = 'Somebody else has changed the facts of the brand.';
    const current = { ...fixtures.brandFacts, version: 9, tags: ['Silk'] };
    msw.use(mockCall(contract.brandFacts.save, { status: 409, data: { message, detail: message, current } }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    const both = within(await canvas.findByRole('table', { name: 'Fields that differ' }));
    await seen(both.getByRole('row', { name: /^Tags Silk / }));
    await expect(both.getAllByRole('row')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Tags/ })).toHaveValue('Silk'));
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.brandFacts.read)),
  play: async ({ canvas }) => seen(await canvas.findByRole('button', { name: /try again/i })),
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
