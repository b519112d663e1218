import preview from '#storybook/preview';
import { defaultHandlers } from '@vitrine/api/testing';
import { expect, waitFor, within } from 'storybook/test';
import { frameChecked, seen, wholeShop } from '../../../testing/index.tsx';
import { waiting, first, second } from './Requests.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  parameters: { ...wholeShop.parameters, ...frameChecked },
  tags: ['!autodocs'],
  title: 'Screens/ConnectionRequests',
  args: { address: '/brands', viewer: 'approved' as const },
  globals: { stage: 'approved' },
});

/** The header says how many requests wait, and answers them in place. */
export const Playground = meta.story({
  name: 'Requests in the header',
  parameters: { covers: ['R-149', 'A-047', 'A-048', 'A-049'] },
  beforeEach: ({ msw }) => msw.use(...defaultHandlers({ fixtures: waiting })),
  play: async ({ canvas, userEvent }) => {
    const icon = await canvas.findByRole('button', { name: 'Connection requests, 2 wait for your answer' });
    await userEvent.click(icon);
    await expect(icon).toHaveAttribute('aria-expanded', 'true');
    const panel = within(canvas.getByRole('region', { name: 'Connection requests' }));
    await expect(panel.getByRole('link', { name: 'See all connections' })).toHaveAttribute('href', '/connections');
    await userEvent.click(panel.getByRole('button', { name: `ACCEPT, ${first}` }));
    await seen(await canvas.findByRole('button', { name: 'Connection requests, 1 waits for your answer' }));
    await expect(panel.queryByRole('article', { name: first })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: `DECLINE, ${second}` }));
    await seen(await panel.findByText('You have answered every request.'));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Connection requests' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Connection requests' })).toBeNull());
  },
});
