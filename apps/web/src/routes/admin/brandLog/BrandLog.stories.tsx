import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { expect, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Changes',
  args: { address: '/admin/brand/log', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** A brand finds its own areas alone, and what its people changed. */
export const Playground = meta.story({
  name: 'Changes',
  parameters: { covers: ['D-049'] },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Changes' }));
    await seen(await canvas.findByText('Collection Maré Alta changed'));
    await expect(canvas.getAllByText('Davi Moura, Casa Marola')).toHaveLength(2);
    const areas = within(canvas.getByRole('navigation', { name: 'Areas of the back office' }));
    await expect(areas.getByRole('link', { name: 'Changes' })).toHaveAttribute('aria-current', 'page');
    await expect(areas.queryByRole('link', { name: 'Registrations' })).toBeNull();
  },
});

/** The areas of staff are missing pages for a brand. */
export const AreaOfStaff = meta.story({
  name: 'Area of staff',
  parameters: { covers: ['D-067'] },
  args: { address: '/admin/registrations' },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Areas of the back office' });
    await expect(canvas.queryByRole('heading', { name: 'Registrations' })).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.brandOfficeLog.list, { status: 200, data: { data: [], meta: { total: 0 } } })),
  play: async ({ canvas }) => seen(await canvas.findByText('No changes yet')),
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
