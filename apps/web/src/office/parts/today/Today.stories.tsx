import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { BRAND_TASKS, FIRST_STEPS } from '@vitrine/api/rules';
import { mockCall } from '@vitrine/api/testing';
import { expect, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Today',
  args: { address: '/admin', viewer: 'staff' as const },
});

const nothing = BRAND_TASKS.map((kind) => ({ kind, count: 0, rows: [] }));

/** The back office of the account begins with what waits. */
export const Playground = meta.story({
  name: 'What waits for staff',
  parameters: { covers: ['D-048'] },
  play: async ({ canvas }) => {
    const registrations = within(await canvas.findByRole('region', { name: 'Registrations to decide' }));
    await seen(registrations.getByRole('link', { name: 'Show all 3' }));
    await expect(registrations.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Kontor Elf is approved' })).toHaveAttribute(
      'href',
      '/admin/mails?status=failed&search=Kontor+Elf+is+approved',
    );
    await expect(canvas.queryByRole('region', { name: 'Applications of brands' })).toBeNull();
  },
});

/** A brand sees its orders, the windows that end and the sizes that run out. */
export const Brand = meta.story({
  name: 'What waits for a brand',
  args: { viewer: 'seller' as const },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('region', { name: 'Orders to answer' }));
    await seen(canvas.getByText('Jan 15, 2027'));
    await seen(canvas.getByText('2 left'));
  },
});

/** Nothing waits. */
export const Done = meta.story({
  name: 'All done',
  args: { viewer: 'seller' as const },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brandToday.read, {
        status: 200,
        data: { data: nothing, first_steps: FIRST_STEPS.map((kind) => ({ kind, is_done: true })) },
      }),
    ),
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { name: 'All done' }));
  },
});

/** A brand without products is led to its first one. */
export const New = meta.story({
  name: 'First steps',
  args: { viewer: 'seller' as const },
  parameters: { covers: ['D-049'] },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brandToday.read, {
        status: 200,
        data: { data: nothing, first_steps: FIRST_STEPS.map((kind) => ({ kind, is_done: kind === 'pricelist' })) },
      }),
    ),
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('region', { name: 'Three steps to your first product' }));
    const [pricelist, collection, products] = steps.getAllByRole('listitem');
    await expect(pricelist).toHaveTextContent(/Done$/);
    await expect(collection).toHaveTextContent(/Next$/);
    await expect(products).not.toHaveTextContent(/Next$/);
    await expect(steps.getByRole('link', { name: 'Add a collection' })).toHaveAttribute(
      'href',
      '/admin/brand/collections/add',
    );
    await expect(canvas.queryByRole('heading', { name: 'All done' })).toBeNull();
  },
});
