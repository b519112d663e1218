import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Mail',
  args: { address: '/admin/mails', viewer: 'staff' as const },
});

/** What the mail server said about a mail that failed, and another try. */
export const Playground = meta.story({
  name: 'Failed mail sent again',
  parameters: { covers: ['D-051'] },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByText(/^550 5\.1\.1/));
    await userEvent.click(canvas.getByRole('button', { name: 'Send again, jonas@kontorelf.example' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Send again/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^Waiting/ }));
    await seen(await canvas.findByText('jonas@kontorelf.example'));
  },
});
