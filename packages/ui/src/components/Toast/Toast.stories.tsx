import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { durations } from '../../internal/durations.ts';
import { holdClock } from '../../testing/holdClock.ts';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { useToasts } from './useToasts.ts';

const labels = { region: 'Notifications', close: 'Close' };

const Demo = ({ duration, onLog }: { duration?: number; onLog?: (log: { count: number }) => void }) => {
  const { shown, log, show, dismiss } = useToasts();
  return (
    <>
      <Button
        onPress={() => (show({ message: 'Address saved.', tone: 'positive' }), onLog?.({ count: log.length + 1 }))}
      >
        Save
      </Button>
      <ToastRegion toasts={shown} onDismiss={dismiss} labels={labels} duration={duration} />
    </>
  );
};

let clock: ReturnType<typeof holdClock>;
const held = (ms: number) => () => {
  clock = holdClock(ms);
};

const meta = preview.meta({
  title: 'Components/Toast',
  component: Demo,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '320px' } } },
});

export const Playground = meta.story({});

export const Tones = meta.story({
  render: () => (
    <ToastRegion
      labels={labels}
      duration={600_000}
      onDismiss={fn()}
      toasts={[
        { id: 1, tone: 'neutral', message: 'Three products were moved to your archive.' },
        { id: 2, tone: 'positive', message: 'Order sent.', action: { label: 'View order', onPress: fn() } },
        { id: 3, tone: 'critical', message: 'The price list could not be changed. Please try again.' },
      ]}
    />
  ),
});

/** Disappears by itself. */
export const Leaves = meta.story({
  name: 'Disappears',
  parameters: { covers: ['K-07'] },
  beforeEach: held(3000),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Address saved.');
    await clock.tick();
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
});

/** Stays while it has the focus, until it is closed. */
export const Held = meta.story({
  name: 'Focused',
  beforeEach: held(durations.toast),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(clock.isRunning()).toBe(true));
    await userEvent.tab();
    const close = canvas.getByRole('button', { name: 'Close' });
    await expect(close).toHaveFocus();
    await waitFor(() => expect(clock.isRunning()).toBe(false));
    await waitFor(() => expect(close).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(close.isConnected).toBe(false));
  },
});

const rack = ['Linen shirt', 'Wrap dress', 'Canvas bag', 'Silk scarf'];

const Removing = ({ onUndo, duration }: { onUndo: (name: string) => void; duration?: number }) => {
  const [removed, setRemoved] = useState(0);
  const { shown, show, dismiss } = useToasts();
  const remove = () => {
    const name = rack[removed] ?? '';
    setRemoved(removed + 1);
    show({ message: `${name} was removed.`, action: { label: 'Undo', onPress: () => onUndo(name) } });
  };
  return (
    <>
      <Button onPress={remove}>Remove</Button>
      <ToastRegion toasts={shown} onDismiss={dismiss} labels={labels} duration={duration} />
    </>
  );
};

const onUndo = fn();

/** An offer takes the focus and stays until it is used. */
export const Undo = meta.story({
  name: 'Undo',
  // As long as an offer below a newer one: neither of the two times may run.
  render: () => <Removing onUndo={onUndo} duration={durations.offer} />,
  beforeEach: held(durations.offer),
  play: async ({ canvas, userEvent }) => {
    onUndo.mockClear();
    const remove = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await expect(undo).toHaveFocus();
    await expect(undo).toHaveAccessibleDescription('Linen shirt was removed.');
    await userEvent.unhover(remove);
    await expect(clock.isRunning()).toBe(false);
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
});

/** Each of several removals can be undone by itself; the three newest are offered. */
export const UndoSeveral = meta.story({
  name: 'Several to undo',
  render: () => <Removing onUndo={onUndo} />,
  play: async ({ canvas, userEvent }) => {
    onUndo.mockClear();
    const remove = canvas.getByRole('button', { name: 'Remove' });
    for (const name of rack) {
      await userEvent.click(remove);
      await expect(await canvas.findByText(`${name} was removed.`)).toBeInTheDocument();
    }
    const said = () => canvas.queryAllByRole('status').map((toast) => within(toast).getByText(/removed/).textContent);
    await expect(said()).toEqual(rack.slice(1).map((name) => `${name} was removed.`));
    const undo = (name: string) => canvas.getByRole('button', { name: 'Undo', description: `${name} was removed.` });
    await expect(undo('Silk scarf')).toHaveFocus();
    await userEvent.click(undo('Wrap dress'));
    await userEvent.click(undo('Silk scarf'));
    await expect(onUndo.mock.calls).toEqual([['Wrap dress'], ['Silk scarf']]);
    await waitFor(() => expect(said()).toEqual(['Canvas bag was removed.']));
  },
});

/** Below a newer offer an older one leaves after a while; the newest stays. */
export const OlderLeaves = meta.story({
  name: 'Older offer disappears',
  render: () => <Removing onUndo={onUndo} />,
  beforeEach: held(durations.offer),
  play: async ({ canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: 'Remove' });
    for (const name of rack.slice(0, 2)) {
      await userEvent.click(remove);
      await expect(await canvas.findByText(`${name} was removed.`)).toBeInTheDocument();
    }
    await expect(canvas.getAllByRole('status')).toHaveLength(2);
    await clock.tick();
    await waitFor(() => expect(canvas.queryByText('Linen shirt was removed.')).toBeNull());
    // It fades in.
    await waitFor(() => expect(canvas.getByText('Wrap dress was removed.')).toBeVisible());
  },
});

const Writing = () => {
  const { shown, show, dismiss } = useToasts();
  const offer = () => show({ message: 'Draft saved.', action: { label: 'Open', onPress: fn() } });
  return (
    <>
      <TextField label="Note" value="" onChange={offer} />
      <ToastRegion toasts={shown} onDismiss={dismiss} labels={labels} />
    </>
  );
};

/** An offer leaves the focus to somebody who types. */
export const WhileTyping = meta.story({
  render: () => <Writing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'a');
    await canvas.findByRole('button', { name: 'Open' });
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  },
});

/** Appears at the bottom right. */
export const BottomRight = meta.story({
  parameters: { covers: ['K-08'] },
  args: { duration: 600_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const box = (await canvas.findByRole('status')).getBoundingClientRect();
    await expect(innerWidth - box.right).toBeLessThan(32);
    await expect(innerHeight - box.bottom).toBeLessThan(32);
  },
});
