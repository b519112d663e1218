import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Text, TextLink } from '../../../foundation/index.ts';
import { HeaderPanel } from './HeaderPanel.tsx';

const meta = preview.meta({
  title: 'Commerce/HeaderPanel',
  component: HeaderPanel,
  args: {
    component: 'HeaderPanel',
    items: [
      { key: 1, content: <TextLink href="#casa-bruma">Casa Bruma</TextLink> },
      { key: 2, content: <TextLink href="#atelier-norte">Atelier Norte</TextLink> },
    ],
    allHref: '#all',
    none: 'Nothing new.',
    onClose: fn(),
    labels: { title: 'Unread messages', all: 'SEE YOUR MESSAGES', close: 'Close' },
  },
});

/** A link inside closes the panel. */
export const Playground = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole('link', { name: 'Casa Bruma' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Without entries it says so. */
export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing new.')).toBeVisible();
  },
});

/** Something else stands between the list and the link. */
export const More = meta.story({
  args: { items: [], none: null, more: <Text size="sm">2 messages about orders</Text> },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('Nothing new.')).toBeNull();
    // From anywhere, for the icon that opened the panel still has the focus.
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    canvas.getByRole('link', { name: 'SEE YOUR MESSAGES' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
