import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Inline } from '../../foundation/index.ts';
import { durations } from '../../internal/durations.ts';
import { holdClock } from '../../testing/holdClock.ts';
import { Button } from '../Button/index.ts';
import { ToastRegion, useToasts } from '../Toast/index.ts';
import type { ToastMessage } from '../Toast/index.ts';
import { NotificationList } from './NotificationList.tsx';

const labels = {
  open: ({ count }: { count: number }) => `Notifications (${count})`,
  empty: 'Nothing has happened yet.',
};

const log: ToastMessage[] = [
  { id: 3, tone: 'critical', message: 'The price list could not be changed. Please try again.' },
  { id: 2, tone: 'positive', message: 'Order sent.', action: { label: 'View order', onPress: fn() } },
  { id: 1, tone: 'neutral', message: 'Three products were moved to your archive.' },
];

const Page = () => {
  const { shown, log: said, show, dismiss } = useToasts();
  return (
    <Inline>
      <Button onPress={() => show({ message: 'Address saved.', tone: 'positive' })}>Save</Button>
      <NotificationList log={said} labels={labels} />
      <ToastRegion toasts={shown} onDismiss={dismiss} labels={{ region: 'News', close: 'Close' }} />
    </Inline>
  );
};

let clock: ReturnType<typeof holdClock>;
const offered = fn();

const Offer = () => {
  const { log: said, show } = useToasts();
  return (
    <Inline>
      <Button onPress={() => show({ message: 'Address removed.', action: { label: 'Undo', onPress: offered } })}>
        Remove
      </Button>
      <NotificationList log={said} labels={labels} />
    </Inline>
  );
};

const meta = preview.meta({
  title: 'Components/NotificationList',
  component: NotificationList,
  args: { log, labels },
});

export const Playground = meta.story({});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications (3)' }));
    // The popover fades in.
    await waitFor(() => expect(screen.getByText('Order sent.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'View order' }));
    await expect(log[1]?.action?.onPress).toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  args: { log: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications (0)' }));
    await waitFor(() => expect(screen.getByText('Nothing has happened yet.')).toBeVisible());
  },
});

/** A toast can be read again after it has left. */
export const Keeps = meta.story({
  name: 'Past messages',
  parameters: { covers: ['K-07'] },
  render: () => <Page />,
  beforeEach: () => {
    clock = holdClock(durations.toast);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('status');
    await clock.tick();
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications (1)' }));
    await waitFor(() => expect(screen.getByText('Address saved.')).toBeVisible());
  },
});

/** An action can be used once. */
export const Once = meta.story({
  render: () => <Offer />,
  play: async ({ canvas, userEvent }) => {
    offered.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications (1)' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(offered).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(screen.getByRole('list')).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    log: [
      {
        id: 1,
        tone: 'critical',
        message:
          'Die Sammelbestellung konnte nicht übermittelt werden, weil das Lieferzeitfenster zwischenzeitlich geschlossen wurde.',
        action: { label: 'Lieferzeitfenster der verbleibenden Artikel neu auswählen', onPress: fn() },
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText(/Sammelbestellung/)).toBeVisible());
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
