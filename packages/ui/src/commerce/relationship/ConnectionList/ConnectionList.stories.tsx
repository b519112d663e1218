import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { connectionListWords } from '../../../testing/words/connection.ts';
import { retailers } from '../../../testing/index.ts';
import { ConnectionList } from './ConnectionList.tsx';
import type { ConnectionListProps } from './ConnectionList.tsx';
import type { Connection } from './types.ts';

const List = (props: Omit<ConnectionListProps, 'labels'>) => (
  <ConnectionList {...props} labels={useLabels(connectionListWords)} />
);

const connection = (id: number, state: Connection['state'], more: Partial<Connection> = {}): Connection => ({
  id,
  name: retailers[id]?.name ?? '',
  logo: retailers[id]?.logo,
  href: `/buyers/${id}`,
  chatHref: `/messages/${id}`,
  date: '11/18/2026',
  state,
  ...more,
});

const every = [
  connection(0, 'incoming'),
  connection(1, 'outgoing', { logo: null }),
  connection(2, 'accepted'),
  connection(3, 'declined'),
];

const meta = preview.meta({
  title: 'Commerce/ConnectionList',
  component: List,
  argTypes: { filter: { control: 'radio', options: ['pending', 'all'] } },
  args: {
    filter: 'all' as ConnectionListProps['filter'],
    connections: every,
    pending: 1,
    onFilter: fn(),
    onAccept: fn(),
    onDecline: fn(),
  },
});

export const Playground = meta.story({});

/** Accept and decline show only on requests of the other side. */
export const Answers = meta.story({
  name: 'Accept and decline',
  parameters: { covers: ['R-329', 'R-330', 'S-057'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'My Connections' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'ACCEPT, Galeria Sul' }));
    await expect(args.onAccept).toHaveBeenCalledWith({ id: 0 });
    await userEvent.click(canvas.getByRole('button', { name: 'DECLINE, Galeria Sul' }));
    await expect(args.onDecline).toHaveBeenCalledWith({ id: 0 });
    await expect(canvas.getAllByRole('button', { name: /^(ACCEPT|DECLINE)/ })).toHaveLength(2);
  },
});

/** CONNECTED leads to the chat. */
export const Connected = meta.story({
  parameters: { covers: ['R-331'] },
  args: { connections: [connection(2, 'accepted')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CONNECTED')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the chat' })).toHaveAttribute('href', '/messages/2');
  },
});

/** PENDING and ALL. */
export const Filters = meta.story({
  parameters: { covers: ['R-327', 'R-328'] },
  args: { filter: 'pending', connections: [connection(0, 'incoming')] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /PENDING/, pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'ALL' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ value: 'all' });
  },
});

/** While an answer is being sent, neither button can be pressed again. */
export const Answering = meta.story({
  name: 'Busy',
  args: { connections: [connection(0, 'incoming', { busy: 'accept' })] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^ACCEPT/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^DECLINE/ }));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
});

/** An answer that failed says so, and can be given again. */
export const Refused = meta.story({
  name: 'Failed answer',
  args: { connections: [connection(0, 'incoming', { error: 'Connection failed' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Connection failed');
    await expect(canvas.getByRole('button', { name: /^ACCEPT/ })).not.toHaveAttribute('aria-disabled');
  },
});

export const Empty = meta.story({ name: 'Nothing pending', args: { filter: 'pending', connections: [] } });
export const EmptyAll = meta.story({ name: 'No connections at all', args: { connections: [] } });
export const Loading = meta.story({ args: { loading: true } });
export const Failed = meta.story({ args: { onRetry: fn() } });

export const Long = meta.story({
  name: 'Long name',
  args: {
    connections: [
      connection(0, 'incoming', { name: 'Oficina das Sedas Naturais e Companhia do Recôncavo', logo: null }),
      connection(2, 'accepted', { name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' }),
    ],
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
