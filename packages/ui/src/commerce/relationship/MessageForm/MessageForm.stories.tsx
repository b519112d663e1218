import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { messageFormWords } from '../../../testing/words/message.ts';
import { MessageForm } from './MessageForm.tsx';
import type { MessageFormProps } from './MessageForm.tsx';

const Form = (props: Omit<MessageFormProps, 'labels'>) => (
  <MessageForm {...props} labels={useLabels(messageFormWords)} />
);

const meta = preview.meta({
  title: 'Commerce/MessageForm',
  component: Form,
  argTypes: { status: { control: 'radio', options: ['idle', 'sending', 'sent', 'failed'] } },
  args: { status: 'idle' as MessageFormProps['status'], onSend: fn(), brandsHref: '/brands' },
});

export const Playground = meta.story({});

/** A visitor gives e-mail, name and store too. */
export const Visitor = meta.story({
  parameters: { covers: ['P-005', 'P-008'] },
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

/** A retailer writes only the message. */
export const Buyer = meta.story({
  name: 'Retailer',
  parameters: { covers: ['P-006', 'P-007'] },
  args: { isKnown: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Email' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Is the linen dress still open?');
    await userEvent.click(canvas.getByRole('button', { name: 'SEND MESSAGE' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** Says what is missing and goes there. */
export const Missing = meta.story({
  name: 'Missing fields',
  parameters: { covers: ['V-041', 'V-043', 'V-044', 'V-045'] },
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

/** Refuses a malformed e-mail address. */
export const Shape = meta.story({
  name: 'Wrong address',
  parameters: { covers: ['V-042'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ana@loja');
    await userEvent.click(canvas.getByRole('button', { name: 'SEND MESSAGE' }));
    await expect(canvas.getByText('Invalid email address')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '.example');
    await expect(canvas.queryByText('Invalid email address')).toBeNull();
  },
});

/** Sending...: the button ignores a second press. */
export const Sending = meta.story({
  parameters: { covers: ['S-068'] },
  args: { status: 'sending', isKnown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Thanks, and other brands to find. */
export const Sent = meta.story({
  parameters: { covers: ['S-069'] },
  args: { status: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'FIND OTHER BRANDS' })).toHaveAttribute('href', '/brands');
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
});

/** Says that it could not be sent. */
export const Failed = meta.story({
  parameters: { covers: ['S-070'] },
  args: { status: 'failed', isKnown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'There was an error sending your message. Please try again later.',
    );
  },
});

/** Shows the reason when the server gives one. */
export const Refused = meta.story({
  parameters: { covers: ['S-070'] },
  args: { status: 'failed', isKnown: true, error: 'The message may have 4000 characters at most.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.error ?? '');
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });

export const Pseudo = meta.story({ name: 'Long words', globals: { locale: 'pseudo' } });

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });

export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
