import preview from '#storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { open } from './DefinePassword.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/DefinePassword',
  args: { address: '/define-password?hash=abc', viewer: 'visitor' as const },
});

/** The link of the mail opens the dialog. */
export const Playground = meta.story({
  name: 'From the mail',
  parameters: { covers: ['R-009', 'M-10', 'M-11'] },
  play: async () => {
    const dialog = await open();
    await seen(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getAllByRole('button', { name: 'Show password' })).toHaveLength(2);
    // The page behind comes by itself.
    await waitFor(() => expect(document.querySelector('[data-component=Hero]')).not.toBeNull());
  },
});

/** Without a hash there is nothing to define: the front page. */
export const NoHash = meta.story({
  name: 'Without hash',
  parameters: { covers: ['R-010'] },
  args: { address: '/define-password' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Our brands' })).toBeInTheDocument();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
