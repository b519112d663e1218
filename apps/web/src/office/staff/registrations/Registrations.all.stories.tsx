import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Registrations',
  args: { address: '/admin/registrations', viewer: 'staff' as const },
});

const { data: none, meta: noMeta } = {
  data: [],
  meta: { total: 0, waiting: 0, asked: 0, refused: 0, approved: 0 },
};

/** Chosen retailers are approved together. */
export const Together = meta.story({
  name: 'Several approved together',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Mercado Azul' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Petite Ourse' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Approve 2 retailers' }));
    await seen(await screen.findByText('2 retailers approved'));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Mercado Azul' })).toBeNull());
  },
});

export const Nothing = meta.story({
  name: 'Nobody waits',
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.staffRetailers.list, { status: 200, data: { data: none, meta: noMeta } })),
  play: async ({ canvas }) => seen(await canvas.findByText('No retailer waits for a decision')),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.staffRetailers.list)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.staffRetailers.list)),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled'),
});

/** Retailers do not enter the back office. */
export const Retailer = meta.story({
  name: 'Retailer without entry',
  parameters: { covers: ['D-067'] },
  args: { viewer: 'approved' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading');
    await expect(canvas.queryByRole('navigation', { name: 'Areas of the back office' })).toBeNull();
  },
});

export const OneRegistration = meta.story({
  name: 'One registration',
  parameters: { covers: ['D-050'] },
  args: { address: '/admin/registrations/301' },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: /Haberdashery/ }));
    await seen(canvas.getByText('São Paulo, Brazil; Rua do Carmo 18, Lisbon'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for more' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send mail' }));
    await seen(await dialog.findByText('Write a reason. The retailer reads it in the mail.'));
    await expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveFocus();
    await userEvent.keyboard('Which street?');
    await userEvent.click(dialog.getByRole('button', { name: 'Send mail' }));
    const history = await canvas.findByRole('table', { name: 'History' });
    await seen(await within(history).findByText(/Which street\?/));
  },
});

const [first] = fixtures.staff.retailers;

/** A colleague has decided meanwhile: the dialog says so, and the file shows the new status. */
export const Conflict = meta.story({
  name: 'Decided by a colleague',
  args: { address: '/admin/registrations/300' },
  beforeEach: ({ msw }) => {
    let reads = 0;
    msw.use(
      mockCall(contract.staffRetailers.file, () => {
        reads += 1;
        const file = first as NonNullable<typeof first>;
        const status = reads === 1 ? file.status : ('refused' as const);
        return { status: 200, data: { data: { ...file, status } } };
      }),
      mockCall(contract.staffRetailers.review, {
        status: 409,
        data: { message: 'Somebody else has changed the status.', detail: '', status: 'refused' },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve and send mail' }));
    await seen(await dialog.findByText('Somebody else has changed the status.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await seen(await canvas.findByText('Refused', { selector: '[data-component=Badge]' }));
  },
});

export const Missing = meta.story({
  name: 'Unknown registration',
  args: { address: '/admin/registrations/999' },
  play: async ({ canvas }) => seen(await canvas.findByRole('alert')),
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const Phone = meta.story({
  args: { address: '/admin/registrations/301' },
  globals: { viewport: { value: 'phone' } },
});
