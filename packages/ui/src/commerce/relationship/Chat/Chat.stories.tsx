import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { chatWords } from '../../../testing/words/inbox.ts';
import { brands, retailers } from '../../../testing/index.ts';
import { Chat } from './Chat.tsx';
import type { ChatMessage, ChatProps } from './types.ts';

const Talk = (props: Omit<ChatProps, 'labels'>) => (
  <div style={{ blockSize: '36rem', maxInlineSize: '52rem' }}>
    <Chat {...props} labels={useLabels(chatWords)} />
  </div>
);

const says = (id: string, own: boolean, text: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  own,
  text,
  day: 'Nov. 18, 2026',
  time: '2:02 PM',
  ...more,
});

const today = { day: 'Today', time: '9:12 AM' };
const messages = [
  says('1', true, 'Could the linen come a week earlier?'),
  says('2', false, 'Yes. The shirts leave on the first of March,\nthe trousers a week later.', { flagged: true }),
  says('3', true, 'Thank you! This is the window they are for.', { ...today, picture: brands[1]?.image }),
  says('4', false, 'Beautiful. We will send the lookbook tomorrow.', { ...today, time: '9:40 AM' }),
];

const many = Array.from({ length: 30 }, (_, index) =>
  says(String(index), index % 3 === 0, `Message ${index} about delivery windows and the size run.`),
);

const meta = preview.meta({
  title: 'Commerce/Chat',
  component: Talk,
  args: {
    counterpart: { name: 'Galeria Sul', href: '/buyers/12', logo: retailers[0]?.logo },
    messages,
    target: undefined as string | undefined,
    onSend: fn(),
    onResend: fn(),
    onDiscard: fn(),
    onFlag: fn(),
  },
});

/** The status is there before it has a text: only then is that text announced. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Sends the text by button and by Enter; Shift+Enter begins a line. */
export const Sends = meta.story({
  name: 'Send',
  parameters: { covers: ['R-335', 'V-069'] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    await userEvent.click(canvas.getByRole('button', { name: 'SEND' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}two');
    await userEvent.click(canvas.getByRole('button', { name: 'SEND' }));
    await expect(args.onSend).toHaveBeenLastCalledWith({ message: 'One\ntwo', file: undefined });
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'Three{Enter}');
    await expect(args.onSend).toHaveBeenLastCalledWith({ message: 'Three', file: undefined });
  },
});

/** A picture alone is a message; other kinds and large ones are refused. */
export const Attaches = meta.story({
  name: 'Attach a picture',
  parameters: { covers: ['V-069', 'V-070', 'D-097'] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!picker) throw new Error('nothing to attach with');
    const loose = userEvent.setup({ applyAccept: false });
    await loose.upload(picker, new File(['x'], 'terms.pdf', { type: 'application/pdf' }));
    await expect(canvas.getByText('Only jpeg, jpg, gif and png pictures can be sent.')).toBeVisible();
    const heavy = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'wall.png', { type: 'image/png' });
    await loose.upload(picker, heavy);
    await expect(canvas.getByText('A picture can have 5 MB at most.')).toBeVisible();
    const file = new File(['x'], 'window.png', { type: 'image/png' });
    await loose.upload(picker, file);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove window.png' }));
    await loose.upload(picker, file);
    await userEvent.click(canvas.getByRole('button', { name: 'SEND' }));
    await expect(args.onSend).toHaveBeenCalledWith({ message: '', file });
    await expect(canvas.queryByText('window.png')).toBeNull();
  },
});

/** A press sets or removes the flag. */
export const Flags = meta.story({
  name: 'Flag',
  parameters: { covers: ['S-115'] },
  play: async ({ args, canvas, userEvent }) => {
    const flags = canvas.getAllByRole('button', { name: 'Flag this message' });
    await expect(flags[1]).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(flags[0] ?? document.body);
    await expect(args.onFlag).toHaveBeenCalledWith({ id: '1' });
  },
});

/** On its way; not sent, to be sent again or given up. */
export const States = meta.story({
  name: 'Sending and failed',
  parameters: { covers: ['X-046'] },
  args: {
    messages: [
      ...messages.slice(0, 2),
      says('5', true, 'And the belts?', { ...today, state: 'failed' }),
      says('6', true, 'And the hats?', { ...today, state: 'pending' }),
    ],
    error: 'An error occured!',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occured!');
    await expect(canvas.getByText('Sending…')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onResend).toHaveBeenCalledWith({ id: '5' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onDiscard).toHaveBeenCalledWith({ id: '5' });
  },
});

function Growing(props: Omit<ChatProps, 'labels'>) {
  const [said, setSaid] = useState(many);
  const arrive = () => setSaid([...said, says(`n${said.length}`, false, 'One more thing.')]);
  return (
    <>
      <button type="button" onClick={arrive}>
        A message arrives
      </button>
      <Talk {...props} messages={said} />
    </>
  );
}

const isAtEnd = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight < 24;

/** Keeps the end in view; while you read further up, it announces new messages instead. */
export const Arrives = meta.story({
  name: 'New messages',
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await expect(log).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(isAtEnd(log)).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'A message arrives' }));
    await waitFor(() => expect(isAtEnd(log)).toBe(true));
    await expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull();
    log.scrollTo({ top: 0 });
    log.dispatchEvent(new Event('scroll'));
    await userEvent.click(canvas.getByRole('button', { name: 'A message arrives' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'New messages' }));
    await waitFor(() => expect(isAtEnd(log)).toBe(true));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull());
  },
});

/** Begins at the message the address names. */
export const Target = meta.story({
  name: 'Target message',
  parameters: { covers: ['R-336'] },
  args: { messages: many, target: '4' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('log').getBoundingClientRect();
    const row = canvas.getByText(/^Message 4 /).getBoundingClientRect();
    await expect(row.top >= box.top && row.bottom <= box.bottom).toBe(true);
  },
});

/** Says how many characters are left once they are few. */
export const NearLimit = meta.story({
  name: 'Near the limit',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('a'.repeat(4990));
    await expect(canvas.getByText('10 characters left')).toBeVisible();
  },
});

/** Keeps what is typed, and begins with it. */
export const Draft = meta.story({
  args: { draft: 'Could you', onDraft: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), ' deliver');
    await expect(args.onDraft).toHaveBeenLastCalledWith({ message: 'Could you deliver' });
    await expect(canvas.getByRole('textbox')).toHaveValue('Could you deliver');
  },
});

/** A picture that was picked before a reload is named, so that it is picked again. */
export const LostPicture = meta.story({
  name: 'Picture lost by a reload',
  args: { draft: 'Like this one?', lostPicture: 'linen.png', onDraft: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/“linen.png” was not kept/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), '!');
    await expect(args.onDraft).toHaveBeenLastCalledWith({ message: 'Like this one?!', picture: 'linen.png' });
    await userEvent.click(canvas.getByRole('button', { name: 'SEND' }));
    await expect(canvas.queryByText(/was not kept/)).toBeNull();
  },
});

/** A visitor gets the answers by mail, without pictures. */
export const WithVisitor = meta.story({
  name: 'With a visitor',
  args: {
    counterpart: { name: 'Ana Lemos · Casa Verde', logo: null },
    note: 'Your answers go to ana@casaverde.example by mail.',
    takesPictures: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add a picture' })).toBeNull();
  },
});

/** Loads the messages before these. */
export const Earlier = meta.story({
  name: 'Earlier messages',
  args: { onEarlier: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier messages' }));
    await expect(args.onEarlier).toHaveBeenCalledOnce();
  },
});

/** A message that waits for the connection says so. */
export const Waiting = meta.story({
  name: 'Waiting for connection',
  args: { messages: [...messages, says('7', true, 'And the belts?', { ...today, state: 'waiting' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not sent yet. It goes out when you are online again.')).toBeVisible();
  },
});

/** Says when new messages cannot be loaded. */
export const Offline = meta.story({
  name: 'No connection',
  args: { offline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('New messages cannot be fetched at the moment.');
  },
});

export const Empty = meta.story({ name: 'Nothing said yet', args: { messages: [] } });
export const Loading = meta.story({ args: { loading: true } });
export const Failed = meta.story({ args: { onRetry: fn() } });

/** Long names, long words, long messages. */
export const Long = meta.story({
  name: 'Long text',
  args: {
    counterpart: { name: 'Oficina das Sedas Naturais e Companhia do Recôncavo', logo: null },
    messages: [
      says('1', false, `https://example.com/${'lookbook-'.repeat(20)}`),
      says('2', true, 'We would love to carry the summer collection in our second shop. '.repeat(8)),
    ],
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
