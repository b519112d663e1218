import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
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
  args: { duration: 50 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Address saved.');
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
});

/** Stays while it has the focus, until it is closed. */
export const Held = meta.story({
  name: 'Focused',
  args: { duration: 300 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.tab();
    const close = canvas.getByRole('button', { name: 'Close' });
    await expect(close).toHaveFocus();
    await expect(waitFor(() => expect(close.isConnected).toBe(false), { timeout: 700 })).rejects.toThrow();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(close.isConnected).toBe(false));
  },
});

const Removing = ({ onUndo }: { onUndo: () => void }) => {
  const { shown, show, dismiss } = useToasts();
  const remove = () => show({ message: 'Linen shirt was removed.', action: { label: 'Undo', onPress: onUndo } });
  return (
    <>
      <Button onPress={remove}>Remove</Button>
      <ToastRegion toasts={shown} onDismiss={dismiss} labels={labels} duration={50} />
    </>
  );
};

const onUndo = fn();

/** An offer takes the focus and stays until it is used; a newer one replaces it. */
export const Undo = meta.story({
  name: 'Undo',
  render: () => <Removing onUndo={onUndo} />,
  play: async ({ canvas, userEvent }) => {
    onUndo.mockClear();
    const remove = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.click(remove);
    await userEvent.unhover(remove);
    await expect(waitFor(() => expect(canvas.queryByRole('status')).toBeNull(), { timeout: 300 })).rejects.toThrow();
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
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
