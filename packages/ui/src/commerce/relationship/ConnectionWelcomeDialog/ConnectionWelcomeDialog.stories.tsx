import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { connectionWelcomeWords } from '../../../testing/words/dialogs.ts';
import { ConnectionWelcomeDialog, type ConnectionWelcomeDialogProps } from './ConnectionWelcomeDialog.tsx';

const ConnectionWelcome = (props: Omit<ConnectionWelcomeDialogProps, 'labels'>) => (
  <ConnectionWelcomeDialog {...props} labels={useLabels(connectionWelcomeWords)} />
);

const message = 'How good of you to write.\nTell us which cities you sell in, and we answer within two days.';

const meta = preview.meta({
  title: 'Commerce/ConnectionWelcomeDialog',
  component: ConnectionWelcome,
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: { open: true, name: 'Loja Aurora', message, onClose: fn() },
});

/** Shows the words of the other side; leaving it any way sends the request. */
export const Playground = meta.story({
  name: 'Welcome message',
  parameters: { covers: ['M-29', 'D-020'] },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'A message from Loja Aurora' })).toBeVisible());
    await expect(screen.getByText(/How good of you to write/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send the request' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close and send the request' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
});

/** Sends once, however often it is pressed. */
export const Sending = meta.story({
  name: 'Sent once',
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send the request' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({ args: { error: 'The request could not be sent. Please try again.' } });
export const LongText = meta.story({
  args: { name: 'Oficina das Sedas Naturais de Florianópolis', message: `${message}\n\n`.repeat(6) },
});
export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
