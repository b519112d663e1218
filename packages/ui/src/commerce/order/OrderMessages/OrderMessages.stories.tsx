import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { orderMessagesWords } from '../../../testing/words/order.ts';
import { OrderMessages, type OrderMessagesProps } from './OrderMessages.tsx';

const Messages = (props: Omit<OrderMessagesProps, 'labels'>) => (
  <OrderMessages {...props} labels={useLabels(orderMessagesWords)} />
);

const meta = preview.meta({
  title: 'Commerce/OrderMessages',
  component: Messages,
  args: {
    counterpart: 'Casa Maré',
    chatHref: '/messages/4',
    onSend: fn(),
    messages: [
      {
        id: 1,
        sender: 'Loja Azul',
        date: '11/18/2026, 2:02 PM',
        text: 'Could the linen come a week earlier?',
        own: true,
      },
      {
        id: 2,
        sender: 'Casa Maré',
        date: '11/18/2026, 4:40 PM',
        text: 'Yes. The shirts leave on the first of March,\nthe trousers a week later.',
        own: false,
      },
    ],
  },
});

/** Shows sender, date and text, and sends a new one. */
export const Playground = meta.story({
  name: 'Messages',
  parameters: { covers: ['R-320', 'R-321', 'R-322'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'MESSAGES WITH Casa Maré' })).toBeVisible();
    await expect(canvas.getByText('Could the linen come a week earlier?')).toBeVisible();
    const send = canvas.getByRole('button', { name: 'SEND' });
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Your message'), 'Thank you!');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith({ message: 'Thank you!' });
    await expect(canvas.getByLabelText('Your message')).toHaveValue('');
  },
});

/** Shows earlier messages on demand and moves the focus to the oldest of them. */
export const Earlier = meta.story({
  name: 'Earlier messages',
  args: { onEarlier: fn() },
  render: function Paged(args) {
    const [more, setMore] = useState(true);
    const earlier = {
      id: 0,
      sender: 'Casa Maré',
      date: '11/17/2026, 9:10 AM',
      text: 'Thank you for the order.',
      own: false,
    };
    const show = () => {
      args.onEarlier?.();
      setMore(false);
    };
    return (
      <Messages
        {...args}
        messages={more ? args.messages : [earlier, ...args.messages]}
        onEarlier={more ? show : undefined}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier messages' }));
    await expect(args.onEarlier).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveFocus();
    await expect(canvas.getByText('Thank you for the order.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  },
});

export const Empty = meta.story({ args: { messages: [] } });
export const Failed = meta.story({ args: { error: 'The message was not sent. It is still here: please try again.' } });

/** Long names, words and messages. */
export const Long = meta.story({
  name: 'Long text',
  args: {
    counterpart: 'Oficina das Sedas Naturais e Companhia do Recôncavo',
    messages: [
      {
        id: 1,
        sender: 'Oficina das Sedas Naturais e Companhia do Recôncavo',
        date: '11/18/2026, 2:02 PM',
        text: `https://example.com/${'lookbook-'.repeat(16)} and once more what we agreed on the phone about delivery.`,
        own: false,
      },
    ],
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });

/** On a phone a link to the chat takes the place of the field. What was written can be read. */
export const Narrow = meta.story({
  name: '320 px',
  parameters: { covers: ['D-056'] },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    if (window.innerWidth >= 768) return;
    const [link] = canvas.getAllByRole('link');
    await expect(link).toHaveAttribute('href', '/messages/4');
    await expect(link).toBeVisible();
    await expect(canvas.getByText('Could the linen come a week earlier?')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
