import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Inline } from '../../foundation/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: 'bag' as const, label: 'Your cart', onPress: fn() },
});

export const Playground = meta.story({});

export const Variants = meta.story({
  render: () => (
    <Inline>
      <IconButton icon="heart" label="Quiet" />
      <IconButton icon="heart" label="Outline" variant="outline" />
      <IconButton icon="heart" label="Raised" variant="raised" />
      <IconButton icon="heart" label="Small" size="sm" variant="outline" />
      <IconButton icon="heart" label="Busy" busy variant="outline" />
      <IconButton icon="heart" label="Disabled" disabled variant="outline" />
    </Inline>
  ),
});

/** Has a name and answers the keyboard. */
export const Named = meta.story({
  name: 'Name and keyboard',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Your cart' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

/** A disabled one does nothing, also as a link, and says why. */
export const Disabled = meta.story({
  args: { href: '#elsewhere', disabled: true, reason: 'Your cart is empty.' },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Your cart' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).toHaveAccessibleDescription('Your cart is empty.');
    await userEvent.click(link);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(link.ownerDocument.location.hash).not.toBe('#elsewhere');
  },
});
