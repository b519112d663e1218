import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';
import { expect, screen, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Mail',
  args: { address: '/admin/mails', viewer: 'staff' as const },
});

/** After the mail server was away: one press for all mail that failed. */
export const SendAll = meta.story({
  name: 'All failed mail sent again',
  parameters: { covers: ['D-051'] },
  beforeEach: ({ msw }) => {
    const error = '421 4.3.2 Service not available';
    const data = fixtures.staff.mails.map((mail) => ({ ...mail, status: 'failed' as const, error }));
    const { length: failed } = data;
    const meta = { total: failed, failed, waiting: 0, is_sending: true };
    msw.use(
      mockCall(contract.staffMails.list, { status: 200, data: { data, meta } }),
      mockCall(contract.staffMails.sendFailed, { status: 200, data: { data: { mails: failed } } }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Send all failed mail again \(\d+\)$/ }));
    await seen(await screen.findByText(/^\d+ mails are sent again$/));
  },
});

/** Filters are kept as a view, which is chosen, renamed and deleted; *Undo* brings it back. */
export const SavedViews = meta.story({
  name: 'Saved views',
  parameters: { covers: ['D-048'] },
  args: { address: '/admin/mails?search=kontor&page=1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Save view' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name of the view/ }), 'failed');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await seen(await dialog.findByText('You have a view with this name.'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name of the view/ }), ' at Kontor{Enter}');
    const menu = await canvas.findByRole('button', { name: 'View: failed at Kontor' });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Failed' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'View: Failed' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete “Failed”' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await seen(await canvas.findByRole('button', { name: 'View: Failed' }));
  },
});

/** A mail opens in a new tab; where the browser allows none, a link opens it. */
export const Opened = meta.story({
  name: 'Mail opened',
  parameters: { covers: ['D-051'] },
  play: async ({ canvas, userEvent }) => {
    const open = window.open;
    window.open = () => null;
    const [button] = await canvas.findAllByRole('button', { name: /in a new tab$/ });
    await userEvent.click(button as HTMLElement);
    await expect(await canvas.findByRole('link', { name: /^Open it here/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/v1\/admin\/mails\/\d+\?ticket=/),
    );
    window.open = open;
  },
});

/** Where no mail server is set, staff read why mail waits, and where it is set. */
export const NoServer = meta.story({
  name: 'No mail server',
  parameters: { covers: ['D-051'] },
  beforeEach: ({ msw }) => {
    const data = fixtures.staff.mails.map((mail) => ({ ...mail, status: 'waiting' as const, error: null }));
    const { length: waiting } = data;
    msw.use(
      mockCall(contract.staffMails.list, {
        status: 200,
        data: { data, meta: { total: waiting, failed: 0, waiting, is_sending: false } },
      }),
    );
  },
  play: async ({ canvas }) => seen(await canvas.findByText(/^No mail server is set/)),
});

export const Nothing = meta.story({
  name: 'No mail',
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.staffMails.list, {
        status: 200,
        data: { data: [], meta: { total: 0, failed: 0, waiting: 0, is_sending: true } },
      }),
    ),
  play: async ({ canvas }) => seen(await canvas.findByText('No mail here')),
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
