import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { holdClock } from '../../../testing/holdClock.ts';
import { connectionButtonWords } from '../../../testing/words/connection.ts';
import { Grid, Stack, Text } from '../../../foundation/index.ts';
import { ConnectionButton } from './ConnectionButton.tsx';
import type { ConnectionButtonProps } from './ConnectionButton.tsx';

function Connect({ failed: start = false, onFailureSeen, ...props }: Omit<ConnectionButtonProps, 'labels'>) {
  const [failed, setFailed] = useState(start);
  const seen = () => {
    setFailed(false);
    onFailureSeen?.();
  };
  return <ConnectionButton {...props} failed={failed} onFailureSeen={seen} labels={useLabels(connectionButtonWords)} />;
}

const meta = preview.meta({
  title: 'Commerce/ConnectionButton',
  component: Connect,
  args: {
    state: 'none' as ConnectionButtonProps['state'],
    viewer: 'buyer' as ConnectionButtonProps['viewer'],
    chatHref: '/messages/4',
    onRequest: fn(),
    onAccept: fn(),
    onFailureSeen: fn(),
  },
});

export const Playground = meta.story({});

const states = ['none', 'outgoing', 'incoming', 'accepted', 'declined'] as const;

/** Every state, as a retailer, as a brand and in the header of a brand. */
export const Everything = meta.story({
  name: 'All states',
  render: (args) => (
    <Grid columns={{ mobile: 1, tablet: 3 }} space="lg">
      {(
        [
          ['buyer', 'page'],
          ['seller', 'page'],
          ['buyer', 'header'],
        ] as const
      ).map(([viewer, place]) => (
        <Stack key={`${viewer} ${place}`} space="md">
          <Text caps tone="muted">{`${viewer}, ${place}`}</Text>
          {states.map((state) => (
            <Connect key={state} {...args} state={state} viewer={viewer} place={place} />
          ))}
        </Stack>
      ))}
    </Grid>
  ),
});

/** Not connected: REQUEST CONNECTION. */
export const None = meta.story({
  name: 'Not connected',
  parameters: { covers: ['S-054', 'S-059'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'REQUEST CONNECTION' }));
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
});

/** Requested by the other side: ACCEPT CONNECTION. */
export const Asked = meta.story({
  name: 'Requested by the other',
  parameters: { covers: ['S-055', 'S-057', 'S-060'] },
  args: { state: 'incoming', viewer: 'seller' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ACCEPT CONNECTION' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
});

/** Requested by your own side: REQUEST PENDING, inactive. */
export const Waiting = meta.story({
  name: 'Request pending',
  parameters: { covers: ['S-061'] },
  args: { state: 'outgoing' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'REQUEST PENDING' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
});

/** A connected retailer can SEND MESSAGE. */
export const Accepted = meta.story({
  name: 'Connected retailer',
  parameters: { covers: ['S-058'] },
  args: { state: 'accepted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'SEND MESSAGE' })).toHaveAttribute('href', '/messages/4');
  },
});

/** A connected brand sees CONNECTED and the link to the chat. */
export const AcceptedSeller = meta.story({
  name: 'Connected brand',
  parameters: { covers: ['R-331'] },
  args: { state: 'accepted', viewer: 'seller' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CONNECTED')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/messages/4');
  },
});

/** Declined: a brand sees REQUEST PENDING. */
export const DeclinedSeller = meta.story({
  name: 'Declined, seen by brand',
  parameters: { covers: ['S-056', 'S-062'] },
  args: { state: 'declined', viewer: 'seller' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'REQUEST PENDING' })).toBeVisible();
  },
});

/** Declined: a retailer may ask again. */
export const DeclinedBuyer = meta.story({
  name: 'Declined, seen by retailer',
  parameters: { covers: ['D-099'] },
  args: { state: 'declined' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'REQUEST CONNECTION' })).toBeVisible();
  },
});

/** The header of a brand says connect. */
export const Header = meta.story({
  name: 'Header of a brand',
  parameters: { covers: ['S-063'] },
  args: { place: 'header' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'connect' })).toBeVisible();
  },
});

/** The header of a brand says Accept connection when requested. */
export const HeaderAsked = meta.story({
  name: 'Header, requested',
  parameters: { covers: ['S-064'] },
  args: { place: 'header', state: 'incoming' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accept connection' })).toBeVisible();
  },
});

/** While busy, it ignores a second press. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
});

let clock: ReturnType<typeof holdClock>;

/** Connection failed shows for two seconds. */
export const Failed = meta.story({
  parameters: { covers: ['X-041', 'K-49'] },
  args: { failed: true },
  beforeEach: () => {
    clock = holdClock(2000);
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Connection failed');
    await expect(args.onFailureSeen).not.toHaveBeenCalled();
    await clock.tick();
    await expect(args.onFailureSeen).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  args: { state: 'accepted', viewer: 'seller' },
});
export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { state: 'outgoing' },
});
