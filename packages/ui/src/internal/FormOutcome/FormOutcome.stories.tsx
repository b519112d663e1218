import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { FormOutcome } from './FormOutcome.tsx';

const meta = preview.meta({
  title: 'Internal/FormOutcome',
  component: FormOutcome,
  args: { outcome: { tone: 'positive' as const, text: 'Success' }, ms: 600_000, onSeen: fn() },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Success');
  },
});

/** An error is announced at once. */
export const Refused = meta.story({
  args: { outcome: { tone: 'critical' as const, text: 'This website is taken.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This website is taken.');
  },
});

/** After its time it asks to be taken away. */
export const Expires = meta.story({
  args: { ms: 50 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce());
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
