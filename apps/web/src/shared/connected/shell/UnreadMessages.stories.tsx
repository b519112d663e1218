import preview from '#storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { frameChecked, seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  parameters: { ...wholeShop.parameters, ...frameChecked },
  tags: ['!autodocs'],
  title: 'Screens/UnreadMessages',
  args: { address: '/brands', viewer: 'approved' as const },
  globals: { stage: 'approved' },
});

/** The header's icon has a dot, and a panel with the unread messages. */
export const Playground = meta.story({
  name: 'Unread in the header',
  parameters: { covers: ['R-140', 'R-142', 'R-147', 'R-148', 'A-046', 'K-20', 'P-061'] },
  play: async ({ canvas, userEvent }) => {
    const icon = await canvas.findByRole('button', { name: /^Messages/ });
    await waitFor(() => expect(icon).toHaveAccessibleName('Messages, unread messages'));
    await userEvent.click(icon);
    const panel = within(canvas.getByRole('region', { name: 'Unread messages' }));
    await seen(await panel.findByRole('link', { name: /2 unread messages/ }));
    await expect(panel.getByRole('link', { name: 'SEE YOUR MESSAGES' })).toHaveAttribute('href', '/messages');
    await userEvent.click(panel.getByRole('link', { name: 'SEE YOUR MESSAGES' }));
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Messages' }));
    await expect(canvas.queryByRole('region', { name: 'Unread messages' })).toBeNull();
  },
});
