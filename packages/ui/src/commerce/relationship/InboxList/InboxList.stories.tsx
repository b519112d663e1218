import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inboxListWords } from '../../../testing/words/inbox.ts';
import { retailers } from '../../../testing/index.ts';
import { InboxList } from './InboxList.tsx';
import type { InboxListProps } from './types.ts';

function Inbox({ search: start, onSearch, ...props }: Omit<InboxListProps, 'labels'>) {
  const [search, setSearch] = useState(start);
  const change = (event: { value: string }) => {
    setSearch(event.value);
    onSearch(event);
  };
  return (
    <div style={{ maxInlineSize: '26rem' }}>
      <InboxList {...props} search={search} onSearch={change} labels={useLabels(inboxListWords)} />
    </div>
  );
}

const said = [
  'Could the linen come a week earlier?',
  'Yes. The shirts leave on the first of March, the trousers a week later.',
  'Thank you!',
  'Picture',
  'We would love to carry the summer collection in our second shop from April.',
];

const entries = retailers.slice(0, 5).map(({ name, logo }, index) => ({
  id: index,
  name,
  logo: index === 3 ? null : logo,
  href: `/messages/${index}`,
  excerpt: said[index] ?? '',
  date: index === 0 ? '4:40 PM' : `11/${18 - index}/2026`,
  unread: [2, 0, 12][index],
  flagged: index === 1 || index === 2,
}));

const meta = preview.meta({
  title: 'Commerce/InboxList',
  component: Inbox,
  args: {
    entries,
    filter: 'all-messages' as InboxListProps['filter'],
    search: '',
    selected: 1 as number | undefined,
    onFilter: fn(),
    onSearch: fn(),
  },
});

export const Playground = meta.story({});

/** SHOW ALL MESSAGES, UNREAD MESSAGES, FLAGGED MESSAGES. */
export const Filters = meta.story({
  parameters: { covers: ['R-332', 'R-333', 'R-334', 'D-096'] },
  args: { filter: 'unread-messages' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'UNREAD MESSAGES', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'SHOW ALL MESSAGES' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ value: 'all-messages' });
    await userEvent.click(canvas.getByRole('button', { name: 'FLAGGED MESSAGES' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ value: 'flagged-messages' });
  },
});

/** In a narrow list of a partner with wide letters, all filters are in view. */
export const NarrowFilters = meta.story({
  name: 'Filters in a narrow list',
  globals: { partner: 'signal' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'Which messages to show' });
    await document.fonts.ready;
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
});

/** Each entry leads to its chat, says how much is unread, and the open one is marked. */
export const Opens = meta.story({
  name: 'Links to chats',
  play: async ({ canvas }) => {
    const first = canvas.getByRole('link', { name: /Galeria Sul.*2 unread messages/ });
    await expect(first).toHaveAttribute('href', '/messages/0');
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Maison Verte');
  },
});

/** Every keystroke in the search is reported. */
export const Searches = meta.story({
  name: 'Search',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nord');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ value: 'nord' });
  },
});

export const Empty = meta.story({
  name: 'Nothing unread',
  args: { entries: [], filter: 'unread-messages' },
});
export const NotFound = meta.story({ name: 'Nobody of that name', args: { entries: [], search: 'Zanzibar' } });
export const Loading = meta.story({ args: { loading: true } });
export const Failed = meta.story({ args: { onRetry: fn() } });

/** Loads more when there are more pages. */
export const More = meta.story({
  args: { onMore: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'LOAD MORE' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

/** Long names and messages are cut; screen readers get the whole words. */
export const Long = meta.story({
  name: 'Long text',
  args: {
    entries: entries.map((entry) => ({
      ...entry,
      name: `Oficina das Sedas Naturais e Companhia, ${entry.name}`,
      excerpt: said.join(' '),
    })),
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
