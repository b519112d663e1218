import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { messageFormLabels } from '../../../../../apps/web/src/mappers/labels/message.ts';
import { MessageForm } from './MessageForm.tsx';
import type { MessageFormProps } from './MessageForm.tsx';

const Form = (props: Omit<MessageFormProps, 'labels'>) => (
  <MessageForm {...props} labels={useLabels(messageFormLabels)} />
);

const meta = preview.meta({
  title: 'Commerce/MessageForm',
  component: Form,
  args: { status: 'idle' as MessageFormProps['status'], onSend: fn(), brandsHref: '/brands' },
});

export const Playground = meta.story({});

export const Visitor = meta.story({
  name: 'Whoever is no buyer gives e-mail, name and store too (P-005, P-008)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ' ana@loja.example ');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ana');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Store name' }), 'Galeria Sul');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'May I see the line sheet?');
    await userEvent.click(canvas.getByRole('button', { name: 'SEND MESSAGE' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      email: 'ana@loja.example',
      name: 'Ana',
      storeName: 'Galeria Sul',
      message: 'May I see the line sheet?',
    });
  },
});

export const Buyer = meta.story({
  name: 'A buyer writes the message alone (P-006, P-007)',
  args: { isKnown: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Email' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Is the linen dress still open?');
    await userEvent.click(canvas.getByRole('button', { name: 'SEND MESSAGE' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

export const Missing = meta.story({
  name: 'Says what is missing and goes there (V-041, V-043, V-044, V-045)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SEND MESSAGE' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    const sentences = [
      'Email address is required',
      'Name is required',
      'Store name is required',
      'Message is required',
    ];
    await Promise.all(sentences.map((sentence) => expect(canvas.getByText(sentence)).toBeVisible()));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
});

export const Shape = meta.story({
  name: 'Refuses what is no address (V-042)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ana@loja');
    await userEvent.click(canvas.getByRole('button', { name: 'SEND MESSAGE' }));
    await expect(canvas.getByText('Invalid email address')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '.example');
    await expect(canvas.queryByText('Invalid email address')).toBeNull();
  },
});

export const Sending = meta.story({
  name: 'Sending...: the button takes no second press (S-068)',
  args: { status: 'sending', isKnown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Sent = meta.story({
  name: 'Thanks, and other brands to find (S-069)',
  args: { status: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'FIND OTHER BRANDS' })).toHaveAttribute('href', '/brands');
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
});

export const Failed = meta.story({
  name: 'Says that it could not be sent (S-070)',
  args: { status: 'failed', isKnown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'There was an error sending your message. Please try again later.',
    );
  },
});

export const Refused = meta.story({
  name: 'Says why, where the server does (S-070)',
  args: { status: 'failed', isKnown: true, error: 'The message may have 4000 characters at most.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.error ?? '');
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });

export const Pseudo = meta.story({ name: 'Long words', globals: { locale: 'pseudo' } });

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });

export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
