import preview from '#storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  title: 'Components/Popover',
  component: Popover,
  args: { label: 'About delivery', children: 'Orders leave the brand’s house within thirty days of its approval.' },
});

export const Playground = meta.story({});

/** Opens below its button, closes by Escape and returns the focus. */
export const Opens = meta.story({
  name: 'Open and close',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'About delivery' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'About delivery' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const IconOnly = meta.story({ args: { iconOnly: true } });
