import preview from '#storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Reports',
  args: { address: '/admin/brand/reports', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

export const Playground = meta.story({
  name: 'Sales and carts',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader', { name: 'Loja Aurora' })).toHaveLength(2));
    await expect(await canvas.findAllByRole('rowheader', { name: 'Resort' })).toHaveLength(2);
    await expect(canvas.getByRole('list', { name: 'Units by collection' })).toHaveTextContent('Resort1,552');
    await expect(await canvas.findByText('In its cart')).toBeVisible();
    const looks = within(canvas.getByRole('table', { name: 'Looked at, not ordered' }));
    await expect(looks.getByRole('link', { name: 'Loja Aurora' })).toHaveAttribute('href', '/buyers/201');
    await expect(looks.getAllByRole('link', { name: /^Itapuã Wrap Dress/ })[0]).toHaveAttribute(
      'href',
      '/admin/brand/products/101',
    );
    await expect(canvas.getAllByText('This report (XLSX)')).toHaveLength(3);
  },
});
