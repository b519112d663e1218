import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { holdClock } from '../../testing/holdClock.ts';
import { startupErrorWords } from '../../testing/words/startup.ts';
import { StartupErrorDialog, startupReloadDelay, type StartupErrorDialogProps } from './StartupErrorDialog.tsx';

const StartupError = (props: Omit<StartupErrorDialogProps, 'labels'>) => (
  <StartupErrorDialog {...props} labels={useLabels(startupErrorWords)} />
);

const meta = preview.meta({
  title: 'Sections/StartupErrorDialog',
  component: StartupError,
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: { open: true, onReload: fn() },
});

let clock: ReturnType<typeof holdClock>;

/** Nobody has to wait half a minute. */
const held = () => {
  clock = holdClock(startupReloadDelay);
};

/** Error! says what happened and that the page loads again after 30 s. */
export const Playground = meta.story({
  name: 'Startup error',
  parameters: { covers: ['M-21', 'S-053', 'K-06'] },
  beforeEach: held,
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Error!' })).toBeVisible());
    await expect(screen.getByText('An error occurred. Please try again later.')).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent('30 seconds');
    await expect(startupReloadDelay).toBe(30_000);
    await expect(args.onReload).not.toHaveBeenCalled();
    await clock.tick();
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

/** The reload can be stopped, and started at once. */
export const Stopped = meta.story({
  parameters: { covers: ['D-143'] },
  beforeEach: held,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Do not reload' }));
    await expect(screen.getByRole('status')).toHaveTextContent('will not load again by itself');
    await waitFor(() => expect(clock.isRunning()).toBe(false));
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again now' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

/** Escape stops the reload as the button does. */
export const StoppedByKey = meta.story({
  name: 'Stopped by Escape',
  parameters: { covers: ['D-143'] },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('button', { name: 'Try again now' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('will not load again by itself'));
    await expect(args.onReload).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({ globals: { locale: 'pseudo' } });
export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
