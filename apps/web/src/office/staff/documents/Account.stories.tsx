import preview from '#storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { previewWindow, previewed } from './Account.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Account',
  args: { address: '/admin/account', viewer: 'staff' as const },
});

/** Every document, written or not. */
export const Playground = meta.story({
  name: 'Documents of the account',
  parameters: { covers: ['D-042', 'D-067'] },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Account' }));
    const link = await canvas.findByRole('link', { name: 'From Brazil to the World (/totheworld)' });
    await expect(link).toHaveAttribute('href', '/admin/account/totheworld');
  },
});

/** Layout and text change the preview, which is the section of the shop. */
export const HeroDocument = meta.story({
  name: 'Hero with preview',
  parameters: { covers: ['R-074', 'D-067'] },
  args: { address: '/admin/account/hero.resort-27' },
  beforeEach: async () => void (await import('@vitrine/studio')),
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title (English)' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Open now');
    await previewed(canvas, 'Open now');
    await userEvent.click(canvas.getByRole('radio', { name: 'Português' }));
    await previewed(canvas, 'Resort 27 está aberto');
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }));
    await waitFor(() => expect(previewWindow(canvas).contentWindow?.innerWidth).toBe(390));
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    const root = previewWindow(canvas).contentDocument?.documentElement as HTMLElement;
    await waitFor(() => expect(root).toHaveStyle({ colorScheme: 'dark' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await screen.findByText('Saved. The shop shows it.'));
  },
});

/** What to put into DNS stands below the settings. A host whose record is found serves at once. */
export const HostProven = meta.story({
  name: 'A host is proven',
  parameters: { covers: ['D-067', 'D-114'] },
  args: { address: '/admin/account/settings' },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByText('_vitrine.www.tropico.example'));
    await seen(canvas.getByText(/^vitrine-host=/));
    await seen(canvas.getByText('No record found'));
    await userEvent.click(canvas.getByRole('button', { name: 'Check www.tropico.example again' }));
    await seen(await screen.findByText('www.tropico.example serves now'));
    await waitFor(() => expect(canvas.queryByText('No record found')).toBeNull());
  },
});
