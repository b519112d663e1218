import preview from '#storybook/preview';
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
    await expect(canvas.getAllByText('Davi Moura, Casa Marola')).toHaveLength(4);
    await seen(canvas.getByText('Connection with Loja Aurora accepted'));
    await expect(canvas.getByText('Language: English → Português')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Collection Areia archived' })).toHaveAttribute(
      'href',
      '/admin/brand/collections/13',
    );
    await expect(
      canvas.queryByRole('link', { name: 'Name or language of davi@casa-marola.example changed' }),
    ).toBeNull();
    const areas = within(canvas.getByRole('navigation', { name: 'Areas of the back office' }));
    await expect(areas.getByRole('link', { name: 'Changes' })).toHaveAttribute('aria-current', 'page');
    await expect(areas.queryByRole('link', { name: 'Registrations' })).toBeNull();
  },
});
