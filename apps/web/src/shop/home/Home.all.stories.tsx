import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, screen, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Home',
  args: { address: '/newhome', viewer: 'approved' as const, kept: { pricelists: '{"casa-marola":1}' } },
});

/** A suggested product says how many units of it are in the cart, and can be ticked to be compared, as in a listing. */
export const MarkedCards = meta.story({
  name: 'Marks of suggested products',
  play: async ({ canvas, userEvent }) => {
    const products = within(await canvas.findByRole('region', { name: 'Suggested Products' }));
    await expect(await products.findAllByText(/^In cart: /)).not.toHaveLength(0);
    const [first, second] = products.getAllByRole('checkbox', { name: /^Compare / });
    if (!first || !second) throw new Error('Two products are needed to compare.');
    await userEvent.click(first);
    await userEvent.click(second);
    const bar = within(canvas.getByRole('region', { name: 'Products to compare' }));
    await expect(bar.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/compare\?products=\d+,\d+$/),
    );
  },
});

/** A suggested product goes into the cart. */
export const Adding = meta.story({
  parameters: { covers: ['R-355', 'B-08'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Itapuã Wrap Dress to cart' }));
    await seen(await screen.findByRole('dialog', { name: 'Choose variations' }));
  },
});

/** A brand can add nothing. */
export const Seller = meta.story({
  name: 'Seen by a brand',
  parameters: { covers: ['R-355', 'B-08'] },
  globals: { stage: 'seller' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Itapuã Wrap Dress' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /to cart$/ })).toBeNull();
  },
});

/** A visitor goes to the front page. */
export const Visitor = meta.story({
  parameters: { covers: ['P-045'] },
  globals: { stage: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Our brands' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'LOGIN' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Suggested Products' })).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Nothing to order',
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.home.read, { status: 200, data: { brands: [], collections: [], products: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No collections are open for orders yet')).toBeVisible();
  },
});

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.home.read)) });

/** A home that cannot be loaded can be loaded again. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.home.read)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** In Portuguese, before the approval. */
export const Portuguese = meta.story({
  name: 'In Portuguese, in review',
  globals: { locale: 'pt-BR', stage: 'in_review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Boas-vindas de volta/ })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Produtos sugeridos' })).toBeInTheDocument();
    await expect(canvas.getByText('Por que os preços são restritos?')).toBeInTheDocument();
  },
});
