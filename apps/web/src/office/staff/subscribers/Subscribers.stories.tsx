import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Newsletter',
  args: { address: '/admin/subscribers', viewer: 'staff' as const },
});

/** Addresses with the type of company, and two files. */
export const Playground = meta.story({
  name: 'Newsletter addresses',
  parameters: { covers: ['D-067'] },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Newsletter' }));
    await waitFor(() => expect(canvas.getByText('nina@loja-nova.example')).toBeVisible());
    await expect(canvas.getByRole('button', { name: /XLSX/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /CSV/ })).toBeVisible();
  },
});
