import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Notifications',
  args: { address: '/notifications', viewer: 'approved' as const },
  globals: { stage: 'approved' },
});

/** The unread come first and are counted at the bell; a press marks one as read, another all. */
export const Playground = meta.story({
  name: 'What happened',
  parameters: { covers: ['D-018'] },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Notifications' }));
    const bell = await canvas.findByRole('link', { name: 'Notifications, 4 unread notifications' });
    await expect(bell).toHaveAttribute('href', '/notifications');
    await userEvent.click(await canvas.findByRole('button', { name: /^Mark as read: A new message from/ }));
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications, 3 unread notifications'));
    await expect(canvas.getByRole('link', { name: /^New: Order #950 with .*: Processing\.$/ })).toHaveAttribute(
      'href',
      '/order/950',
    );
  },
});
