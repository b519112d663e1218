import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'The collections could not be loaded',
    text: 'The connection broke. Nothing you did is lost.',
    retryLabel: 'Try again',
    requestId: 'Request 7f3a-91c2',
    onRetry: fn(),
  },
});

export const Playground = meta.story({});

/** Offers to try again and names the request. */
export const Retries = meta.story({
  name: 'Retry',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Request 7f3a-91c2');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const WholePage = meta.story({
  name: 'Whole page',
  args: { level: 1 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
  },
});

export const Busy = meta.story({ args: { busy: true } });
