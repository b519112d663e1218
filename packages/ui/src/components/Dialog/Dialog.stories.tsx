import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Stack, Text } from '../../foundation/index.ts';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './Dialog.tsx';

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

const form = (
  <Stack space="lg">
    <Text tone="muted">Tell us where to send the samples.</Text>
    <TextField label="Street" autoComplete="street-address" />
    <TextField label="City" />
  </Stack>
);

const buttons = (
  <>
    <Button variant="secondary">Previous</Button>
    <Button>Next</Button>
  </>
);

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Demo,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: { title: 'Shipping address', children: form, footer: buttons, initiallyOpen: true },
});

export const Playground = meta.story({});
export const Small = meta.story({
  args: { size: 'sm', kind: 'alert', title: 'Are you sure?', children: 'Do you want to update the order status?' },
});
export const Large = meta.story({ args: { size: 'lg' } });
export const DrawerAtEnd = meta.story({ args: { placement: 'end', title: 'Filters' } });
export const DrawerAtStart = meta.story({ args: { placement: 'start', title: 'Menu', footer: undefined } });

export const LongText = meta.story({
  args: {
    title: 'Allgemeine Geschäftsbedingungen für den Großhandelsvertrieb und die Lieferbedingungen der Saison',
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index}>The head and the buttons stay in sight while the body scrolls.</Text>
        ))}
      </Stack>
    ),
  },
});

export const Focus = meta.story({
  name: 'Holds the focus, closes with Escape and gives the focus back',
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

export const Alert = meta.story({
  name: 'What must be answered is not closed by a press outside',
  args: { kind: 'alert', size: 'sm', title: 'Are you sure?' },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await userEvent.click(dialog.ownerDocument.body);
    await expect(dialog).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
