import preview from '#storybook/preview';
import { expect, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Look',
  args: { address: '/admin/branding', viewer: 'staff' as const },
});

/** Whose draft waits, what it changes, and who changed what before. */
export const Playground = meta.story({
  name: 'Draft and history',
  parameters: { covers: ['D-041', 'D-067'] },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('A draft by Marta Lima waits. It changes: colours.'));
    const history = within(canvas.getByRole('table', { name: 'Published looks' }));
    await seen(history.getByText('logo and colours'));
    await expect(canvas.getByRole('link', { name: 'Open the studio' })).toHaveAttribute('href', '/pattern');
  },
});
