import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { RequestDemo } from './RequestDemo.tsx';

const meta = preview.meta({
  title: 'Sections/RequestDemo',
  component: RequestDemo,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Request a demo',
    text: 'See in twenty minutes how your line sheets, prices and orders would live here.',
    action: { label: 'Request a demo', onPress: fn() },
  },
});

/** Asks for a demo. */
export const Playground = meta.story({
  name: 'Request a demo',
  parameters: { covers: ['R-070', 'D-065'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request a demo' }));
    await expect(args.action.onPress).toHaveBeenCalledOnce();
  },
});

export const Mail = meta.story({
  name: 'By mail',
  args: { action: { label: 'Request a demo', href: 'mailto:demo@vitrine.example' } },
});
