import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, waitFor } from 'storybook/test';
import { holdClock } from '../../testing/holdClock.ts';
import { profileStatusWords } from '../../testing/words/dialogs.ts';
import { ProfileStatusNotice, profileStatusDuration, type ProfileStatusNoticeProps } from './ProfileStatusNotice.tsx';

const Status = (props: Omit<ProfileStatusNoticeProps, 'labels'>) => (
  <ProfileStatusNotice {...props} labels={useLabels(profileStatusWords)} />
);

const awaiting =
  'Your registration is awaiting approval. Please ensure your profile includes your address, website, and social media accounts to expedite the release.';

const meta = preview.meta({
  title: 'Sections/ProfileStatusNotice',
  component: Status,
  args: { text: awaiting, onClose: fn() },
});

/** Shows the state of the registration, and can be closed. */
export const Playground = meta.story({
  name: 'In review',
  parameters: { covers: ['M-22', 'S-006'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/awaiting approval/);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Says when the information was not sufficient. */
export const Insufficient = meta.story({
  name: 'Insufficient information',
  args: {
    text: 'The information provided was not sufficient. Please check your email for a message from our team.',
  },
});

let clock: ReturnType<typeof holdClock>;

/** Hides after 10 s, but not under a pointer or with the focus inside. */
export const Hides = meta.story({
  parameters: { covers: ['M-22', 'K-01'] },
  beforeEach: () => {
    clock = holdClock(profileStatusDuration);
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(profileStatusDuration).toBe(10_000);
    await waitFor(() => expect(clock.isRunning()).toBe(true));
    await userEvent.hover(canvas.getByText(/awaiting approval/));
    await waitFor(() => expect(clock.isRunning()).toBe(false));
    await userEvent.unhover(canvas.getByText(/awaiting approval/));
    await waitFor(() => expect(clock.isRunning()).toBe(true));
    await userEvent.tab();
    await waitFor(() => expect(clock.isRunning()).toBe(false));
    await userEvent.tab();
    await expect(args.onClose).not.toHaveBeenCalled();
    await clock.tick();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({ args: { text: `${awaiting} ${awaiting}` } });
export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
