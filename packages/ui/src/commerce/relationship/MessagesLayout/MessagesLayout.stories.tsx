import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { EmptyState } from '../../../components/EmptyState/index.ts';
import { Text } from '../../../foundation/index.ts';
import { MessagesLayout } from './MessagesLayout.tsx';
import type { MessagesLayoutProps } from './MessagesLayout.tsx';

const meta = preview.meta({
  title: 'Commerce/MessagesLayout',
  component: MessagesLayout,
  args: {
    list: <Text>Chats</Text>,
    chat: (<Text>Chat</Text>) as MessagesLayoutProps['chat'],
    empty: <EmptyState icon="mail" title="Choose a chat" text="Your messages are here." />,
  },
});

/** On a phone the open chat takes the place of the list. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chat')).toBeVisible();
    const isWide = window.innerWidth >= 1024;
    await expect(canvas.getByText('Chats').checkVisibility()).toBe(isWide);
  },
});

export const Empty = meta.story({ name: 'No chat open', args: { chat: undefined } });
