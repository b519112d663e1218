import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { defaultHandlers, mockCall, mockOffline } from '@vitrine/api/testing';
import { expect, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';
import { talk, subject, name, log } from './Messages.fixture.tsx';

const { messages } = contract;

const refusal = (sentence: string) => ({ message: sentence, detail: sentence });

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Messages',
  args: { address: '/messages', viewer: 'approved' as const },
  globals: { stage: 'approved' },
});

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
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^Messages with/ })).toBeNull());
    await expect(canvas.queryByRole('log')).toBeNull();
  },
});
