import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { defaultHandlers, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';
import { subject, name, log } from './Messages.fixture.tsx';

const { messages } = contract;

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Messages',
  args: { address: '/messages', viewer: 'approved' as const },
  globals: { stage: 'approved' },
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
