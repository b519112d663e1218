import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { connectionRequestsWords } from '../../../testing/words/connection.ts';
import { retailers } from '../../../testing/index.ts';
import type { Connection } from '../ConnectionList/index.ts';
import { ConnectionRequests } from './ConnectionRequests.tsx';
import type { ConnectionRequestsProps } from './ConnectionRequests.tsx';

/** A request leaves as soon as it is answered. */
function Requests({ requests, onAccept, onDecline, ...props }: Omit<ConnectionRequestsProps, 'labels'>) {
  const [left, setLeft] = useState(requests);
  const remove = (answered: number) => setLeft((all) => all.filter(({ id }) => id !== answered));
  return (
    <ConnectionRequests
      {...props}
      requests={left}
      onAccept={({ id }) => {
        onAccept?.({ id });
        remove(id);
      }}
      onDecline={({ id }) => {
        onDecline?.({ id });
        remove(id);
      }}
      labels={useLabels(connectionRequestsWords)}
    />
  );
}

const request = (id: number, more: Partial<Connection> = {}): Connection => ({
  id,
  name: retailers[id]?.name ?? '',
  logo: retailers[id]?.logo,
  href: `/buyers/${id}`,
  date: '11/18/2026',
  state: 'incoming',
  ...more,
});

const meta = preview.meta({
  title: 'Commerce/ConnectionRequests',
  component: Requests,
  args: {
    requests: [request(0), request(1, { logo: null })],
    allHref: '/connections',
    onAccept: fn(),
    onDecline: fn(),
    onClose: fn(),
  },
});

export const Playground = meta.story({});

/** Each request can be accepted or declined; the focus stays in the panel. */
export const Answers = meta.story({
  name: 'Accept and decline',
  parameters: { covers: ['R-149'] },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = args.requests;
    await userEvent.click(canvas.getByRole('button', { name: `ACCEPT, ${first?.name}` }));
    await expect(args.onAccept).toHaveBeenCalledWith({ id: first?.id });
    await expect(canvas.getByRole('region')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: `DECLINE, ${second?.name}` }));
    await expect(args.onDecline).toHaveBeenCalledWith({ id: second?.id });
    await expect(canvas.getByText('You have answered every request.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** An answer that failed says so at its request. */
export const Failed = meta.story({ args: { requests: [request(0, { error: 'Connection failed' }), request(1)] } });
export const Busy = meta.story({ args: { requests: [request(0, { busy: 'decline' })] } });
export const Empty = meta.story({ args: { requests: [] } });
export const Long = meta.story({
  name: 'Many, long names',
  args: {
    requests: [0, 1, 2, 3, 4, 5].map((id) =>
      request(id, { name: 'Oficina das Sedas Naturais e Companhia do Recôncavo', logo: null }),
    ),
  },
});
export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
