import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack, Text } from '../../foundation/index.ts';
import { Button } from '../Button/index.ts';
import { Combobox } from '../Combobox/index.ts';
import { TextField } from '../TextField/index.ts';
import { ToastRegion } from '../Toast/index.ts';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './Dialog.tsx';

/** After which a dialog that opened leaves the focus where it is. */
const SETTLED_MS = 600;

const Demo = (props: Omit<DialogProps, 'open' | 'onClose' | 'closeLabel'> & { initiallyOpen?: boolean }) => {
  const [open, setOpen] = useState(props.initiallyOpen ?? false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onClose={close} closeLabel="Close" />
    </>
  );
};

// The page of documentation shows it as it is used.
Demo.displayName = 'Dialog';

const form = (
  <Stack space="lg">
    <Text tone="muted">Tell us where to send the samples.</Text>
    <TextField label="Street" autoComplete="street-address" />
    <TextField label="City" />
  </Stack>
);

const buttons = (does: string, other = 'Cancel') => (
  <>
    <Button variant="secondary">{other}</Button>
    <Button>{does}</Button>
  </>
);

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Demo,
  argTypes: {
    size: { control: 'radio', options: ['sm', 'md', 'lg', 'xl'] },
    placement: { control: 'radio', options: ['center', 'start', 'end'] },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: { title: 'Shipping address', children: form, footer: buttons('Save address'), initiallyOpen: true },
});

export const Playground = meta.story({});
export const Small = meta.story({
  args: {
    size: 'sm',
    kind: 'alert',
    title: 'Remove the address?',
    children: 'Orders that were sent keep it.',
    footer: buttons('Remove address'),
  },
});
export const Large = meta.story({ args: { size: 'lg' } });
export const DrawerAtEnd = meta.story({
  args: { placement: 'end', title: 'Filters', footer: buttons('Show 24 brands', 'Clear filters') },
});
export const DrawerAtStart = meta.story({ args: { placement: 'start', title: 'Menu', footer: undefined } });

export const LongText = meta.story({
  args: {
    title: 'Allgemeine Geschäftsbedingungen für den Großhandelsvertrieb und die Lieferbedingungen der Saison',
    footer: buttons('Accept the terms'),
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index}>The head and the buttons stay in sight while the body scrolls.</Text>
        ))}
      </Stack>
    ),
  },
});

/** Holds the focus, closes with Escape and returns the focus. */
export const Focus = meta.story({
  args: { initiallyOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Shipping address' });
    for (let press = 0; press < 8; press += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
});

/** A dialog that must be answered does not close by a press outside. */
export const Alert = meta.story({
  args: { kind: 'alert', size: 'sm', title: 'Leave without saving?', footer: buttons('Leave', 'Stay') },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(dialog.ownerDocument.body);
    await expect(dialog).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** A press outside closes it; one that only ends outside does not. */
export const PressOutside = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Shipping address' });
    const outside = dialog.parentElement as HTMLElement;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: dialog },
      { keys: '[/MouseLeft]', target: outside },
    ]);
    await expect(dialog).toBeInTheDocument();
    await userEvent.click(outside);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const dismiss = fn();

/** Nothing outside can be reached except what it opens and messages that leave by themselves. */
export const BehindTheDialog = meta.story({
  render: (props) => (
    <>
      <Demo {...props} footer={undefined}>
        <Combobox
          label="Country"
          options={[
            { value: 'BR', label: 'Brazil' },
            { value: 'PT', label: 'Portugal' },
          ]}
          onChange={fn()}
          labels={{ open: 'Show the list', empty: 'Nothing', loading: 'Loading', error: 'Failed' }}
        />
      </Demo>
      <ToastRegion
        labels={{ region: 'News', close: 'Put away' }}
        toasts={[{ id: 1, tone: 'critical', message: 'Not saved.' }]}
        duration={600_000}
        onDismiss={dismiss}
      />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const opener = canvas.getByText('Open').closest('button') as HTMLElement;
    opener.focus();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Put away' }));
    await expect(dismiss).toHaveBeenCalled();
    await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), 'Por');
    await userEvent.click(await screen.findByRole('option', { name: 'Portugal' }));
    await expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Portugal');
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    opener.focus();
    await expect(opener).toHaveFocus();
  },
});

/** Escape closes only the top dialog, and the one below gets the focus back. */
export const Nested = meta.story({
  args: { children: <Demo title="Remove the address?">It cannot be taken back.</Demo>, footer: undefined },
  play: async ({ userEvent }) => {
    const below = await screen.findByRole('dialog', { name: 'Shipping address' });
    // React Aria focuses a dialog once more half a second after it opened, if nothing has the focus then: for VoiceOver. Only a test opens and
    // closes another one by then, and would lose the focus to the dialog when the two fall into one frame.
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    const opener = below.querySelector<HTMLElement>('[data-part=body] button');
    if (opener) await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Remove the address?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Remove the address?' })).toBeNull());
    await expect(below).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
