import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { defaultHandlers, fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const { messages } = contract;
const [talk] = fixtures.chats;
const subject = talk?.seller.id ?? 0;
const name = talk?.seller.name ?? '';
const refusal = (sentence: string) => ({ message: sentence, detail: sentence });

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Messages',
  args: { address: '/messages', viewer: 'approved' as const },
  globals: { stage: 'approved' },
});

const log = (canvas: { findByRole: (role: 'log') => Promise<HTMLElement> }) => canvas.findByRole('log').then(within);

/** The inbox opens with unread messages and no chat. */
export const Playground = meta.story({
  name: 'Unread messages',
  parameters: { covers: ['R-034', 'R-333', 'A-075'] },
  play: async ({ canvas }) => {
    const inbox = within(await canvas.findByRole('region', { name: 'Messages' }));
    await seen(await inbox.findByRole('link', { name: new RegExp(`${name}.*2 unread messages`) }));
    await expect(inbox.getByRole('button', { name: 'UNREAD MESSAGES', pressed: true })).toBeVisible();
    await expect(inbox.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.queryByRole('log')).toBeNull();
  },
});

/** All chats, and all flagged messages, which open at the message. */
export const Filters = meta.story({
  parameters: { covers: ['R-332', 'R-334', 'K-19', 'D-096'] },
  play: async ({ canvas, userEvent }) => {
    const inbox = within(await canvas.findByRole('region', { name: 'Messages' }));
    await userEvent.click(inbox.getByRole('button', { name: 'SHOW ALL MESSAGES' }));
    await waitFor(() => expect(inbox.getAllByRole('link')).toHaveLength(3));
    const last = talk?.messages.at(-1)?.message ?? '';
    await expect(inbox.getByText(last.slice(0, 80).trim())).toBeInTheDocument();
    await userEvent.click(inbox.getByRole('button', { name: 'FLAGGED MESSAGES' }));
    const flagged = talk?.messages.find((message) => message.flagged);
    await waitFor(() =>
      expect(inbox.getByRole('link')).toHaveAttribute(
        'href',
        `/messages/${subject}?filter=flagged-messages#${flagged?.id}`,
      ),
    );
  },
});

/** An open chat is read, and stays in the list of unread messages. */
export const Opened = meta.story({
  name: 'Open chat',
  parameters: { covers: ['R-035', 'R-335', 'A-076'] },
  args: { address: `/messages/${subject}` },
  play: async ({ canvas }) => {
    const chat = await log(canvas);
    await seen(await chat.findByText('Thank you! This is the window they are for.'));
    await expect(chat.getByRole('img', { name: 'Picture from You' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/^\/[a-z-]+$/));
  },
});

/** Text is sent and shown at once. */
export const Sends = meta.story({
  name: 'Send a message',
  parameters: { covers: ['A-077', 'V-069'] },
  args: { address: `/messages/${subject}` },
  play: async ({ canvas, userEvent }) => {
    const chat = await log(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'And the belts?{Enter}');
    // What waits to be sent is another element than what was sent: the one may just have taken the other's place.
    await waitFor(() => expect(chat.getByText('And the belts?')).toBeVisible());
    await waitFor(() => expect(chat.queryByText('Sending…')).toBeNull());
  },
});

/** Without a connection a message waits, and goes out when the connection is back. */
export const Offline = meta.story({
  name: 'No connection',
  args: { address: `/messages/${subject}` },
  beforeEach: ({ msw }) => msw.use(mockOffline(messages.send), ...defaultHandlers()),
  play: async ({ canvas, userEvent, msw }) => {
    const chat = await log(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'And the belts?{Enter}');
    await seen(await chat.findByText('Not sent yet. It goes out when you are online again.'));
    msw.use(...defaultHandlers());
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(chat.queryByText(/^Not sent yet/)).toBeNull());
    await expect(chat.getAllByText('And the belts?')).toHaveLength(1);
  },
});

/** A message that the server refuses stays, with the reason. */
export const Refused = meta.story({
  name: 'Refused message',
  parameters: { covers: ['X-046', 'D-117'] },
  args: { address: `/messages/${subject}` },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(messages.send, { status: 413, data: refusal('The file is larger than 5 MB.') }),
      ...defaultHandlers(),
    ),
  play: async ({ canvas, userEvent }) => {
    const chat = await log(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'Look{Enter}');
    await seen(await canvas.findByText('An error occured! The file is larger than 5 MB.'));
    await userEvent.click(chat.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
});

/** A press sets the flag; one that fails is taken back. */
export const Flags = meta.story({
  name: 'Flag',
  parameters: { covers: ['S-115', 'A-078', 'X-045', 'D-117'] },
  args: { address: `/messages/${subject}` },
  play: async ({ canvas, userEvent, msw }) => {
    const chat = await log(canvas);
    const flag = async (place: number) => (await chat.findAllByRole('button', { name: 'Flag this message' }))[place];
    await userEvent.click((await flag(0)) ?? document.body);
    await waitFor(async () => expect(await flag(0)).toHaveAttribute('aria-pressed', 'true'));
    msw.use(mockOffline(messages.flag));
    await userEvent.click((await flag(2)) ?? document.body);
    await seen(await canvas.findByText('An error occured!'));
    await waitFor(async () => expect(await flag(2)).toHaveAttribute('aria-pressed', 'false'));
  },
});

/** The hash of the address names the message to begin at. */
export const Target = meta.story({
  name: 'Message in the address',
  parameters: { covers: ['R-336'] },
  args: { address: `/messages/${subject}#${talk?.messages[1]?.id}` },
  play: async ({ canvas, canvasElement }) => {
    await log(canvas);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-marked]')).toHaveTextContent('The shirts leave on the first of March'),
    );
  },
});

/** A chat that does not exist leads back to the inbox. */
export const Missing = meta.story({
  name: 'Unknown chat',
  parameters: { covers: ['R-337'] },
  args: { address: '/messages/9999' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Messages' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Messages with' })).toBeNull());
    await expect(canvas.queryByRole('log')).toBeNull();
  },
});

/** A draft is still there after leaving the chat. */
export const Draft = meta.story({
  args: { address: `/messages/${subject}`, kept: { chatDrafts: JSON.stringify({ [subject]: 'Could you deliver' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Your message' })).toHaveValue('Could you deliver');
  },
});

/** A brand answers a visitor, who gets the answer by mail. */
export const Visitor = meta.story({
  name: 'Chat with a visitor',
  parameters: { covers: ['P-071'] },
  globals: { stage: 'seller' },
  args: { viewer: 'seller', address: '/messages/v7' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Your answers go to ana@casaverde.example by mail.'));
    await expect(canvas.queryByRole('button', { name: 'Add a picture' })).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Nothing unread',
  parameters: { covers: ['D-057'] },
  beforeEach: ({ msw }) =>
    msw.use(mockCall(messages.list, { status: 200, data: { data: [], meta: { last_page: 1, total: 0, unread: 0 } } })),
  play: async ({ canvas }) => seen(await canvas.findByText('Nothing unread')),
});

export const NewChat = meta.story({
  name: 'Nothing said yet',
  args: { address: '/messages/7' },
  play: async ({ canvas }) => seen(await canvas.findByText(/^No messages yet\. Say hello to/)),
});

export const Loading = meta.story({
  args: { address: `/messages/${subject}` },
  beforeEach: ({ msw }) => msw.use(mockPending(messages.list), mockPending(messages.chat)),
});

export const Failed = meta.story({
  args: { address: `/messages/${subject}` },
  beforeEach: ({ msw }) => msw.use(mockOffline(messages.list), mockOffline(messages.chat)),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('We could not get this chat'));
  },
});

export const Phone = meta.story({
  name: 'Chat on a phone',
  globals: { viewport: { value: 'phone' } },
  args: { address: `/messages/${subject}` },
  play: async ({ canvas }) => {
    await log(canvas);
    const back = canvas.getByText('All messages');
    await expect(back.checkVisibility()).toBe(window.innerWidth < 1024);
  },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  globals: { locale: 'pt-BR' },
  args: { address: `/messages/${subject}` },
});
