import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Newsletter',
  args: { address: '/newsletter/confirm/secret-of-the-mail', viewer: 'visitor' as const },
});

/** The link of the first mail asks for one press, then thanks. */
export const Playground = meta.story({
  name: 'Confirm',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Confirm your subscription' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await seen(await canvas.findByText(/Thank you for subscribing!/));
    await expect(canvas.getByRole('link', { name: 'To the front page' })).toHaveAttribute('href', '/');
  },
});
