import preview from '#storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Order',
  args: { address: '/admin/brand/orders/904', viewer: 'seller' as 'seller' | 'reader' },
  globals: { stage: 'seller' },
});

/** A cancellation says where the units go and who is told. Its way back keeps the order. */
export const Cancelled = meta.story({
  name: 'Order cancelled',
  parameters: { covers: ['M-40'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Update the status'), 'Cancelled');
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel order 4?' }));
    await seen(dialog.getByText(/^The 28 units that were not sent return to stock\. The retailer gets an email/));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the order' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    await seen(await screen.findByText('Status changed'));
  },
});

/** What is left leaves with a tracking code, and joins the list of shipments. */
export const Sent = meta.story({
  name: 'Units sent',
  parameters: { covers: ['D-048'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Tracking code' }), 'VT-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Set all to 0' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send 0 units' })).toHaveAttribute('aria-disabled'));
    await userEvent.click(canvas.getByRole('button', { name: 'All that is left' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send 28 units' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Send 28 units?' }));
    await seen(question.getByText('VT-2'));
    await expect(canvas.queryByText('Shipment 2 of 2')).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Send 28 units' }));
    await seen(await canvas.findByText('Shipment 2 of 2'));
    await seen(canvas.getByText('VT-2'));
    await seen(canvas.getByText('Everything was sent.'));
  },
});

/** The tracking of what was sent can be put right. */
export const Retracked = meta.story({
  name: 'Tracking corrected',
  parameters: { covers: ['D-048'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add tracking' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Add tracking' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await seen(dialog.getByText('Enter a tracking code or a link.'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Tracking code/ }), 'VT-1');
    const link = dialog.getByRole('textbox', { name: /^Tracking link/ });
    await userEvent.type(link, 'http://dhl.example/VT-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await seen(dialog.getByText(/^This is not an address that begins with https/));
    await userEvent.clear(link);
    await userEvent.type(link, 'dhl.example/VT-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('link', { name: /^VT-1\b/ })).toHaveAttribute(
      'href',
      'https://dhl.example/VT-1',
    );
    await seen(await canvas.findByRole('button', { name: 'Correct the tracking' }));
  },
});

/** A payment that nobody has paid can be changed and removed. One that was paid cannot. */
export const Rearranged = meta.story({
  name: 'Payment changed and removed',
  parameters: { covers: ['D-048'] },
  play: async ({ canvas, userEvent }) => {
    const row = async () => within(await canvas.findByRole('row', { name: /INV-904-2/ }));
    await userEvent.click((await row()).getByRole('button', { name: 'Change INV-904-2' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change payment INV-904-2' }));
    const amount = dialog.getByRole('textbox', { name: /^Amount/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '99,000');
    await seen(dialog.getByText(/^USD 99,000\.00 is more than the USD .* still open\.$/));
    await userEvent.clear(amount);
    await userEvent.type(amount, '12.50');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await seen(await (await row()).findByText('USD 12.50'));
    await userEvent.click((await row()).getByRole('button', { name: 'Remove INV-904-2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /INV-904-2/ })).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Remove INV-904-1' })).toBeNull();
  },
});

/** A payment beyond what is still open is added only after a question. */
export const Beyond = meta.story({
  name: 'Payment beyond the total',
  parameters: { covers: ['D-048', 'D-080'] },
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Add a payment' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Reference/ }), 'INV-78');
    await userEvent.type(form.getByRole('textbox', { name: /^Amount/ }), '99,000.00');
    await userEvent.type(form.getByLabelText(/^Due date/), '2027-02-01');
    await userEvent.click(form.getByRole('button', { name: 'Add a payment' }));
    await seen(await screen.findByText(/^USD 99,000\.00 is more than the USD .* still open\. Add it anyway\?$/));
    await expect(canvas.queryByRole('row', { name: /INV-78/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add anyway' }));
    await seen(await canvas.findByRole('row', { name: /INV-78/ }));
  },
});

/** A colleague saves another note of the same order. */
const saveAsColleague = async (internal_note: string) => {
  const address = '/v1/admin/brand/orders/904';
  const { data } = (await (await fetch(address)).json()) as { data: { order: { version: number } } };
  const body = JSON.stringify({ version: data.order.version, checkout_url: '', internal_note });
  await fetch(`${address}/details`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
};

/** A colleague was faster: both notes are shown, and the writer chooses. */
export const Stale = meta.story({
  name: 'Changed by somebody else',
  parameters: { covers: ['D-048'] },
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByRole('textbox', { name: /^Internal note/ });
    const first = (note as HTMLTextAreaElement).value;
    await userEvent.type(note, 'Pays late');
    await saveAsColleague('Call first');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText(/^Internal note was changed by somebody else meanwhile\. .*“Call first”$/));
    await expect(note).toHaveValue(`${first}Pays late`);
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(note).toHaveValue('Call first');
    await expect(canvas.queryByText(/^This order has changed/)).toBeNull();
  },
});

/** Units come out of the order only with a reason. */
export const Corrected = meta.story({
  name: 'Order corrected',
  parameters: { covers: ['D-048'] },
  args: { address: '/admin/brand/orders/902' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Correct the order'));
    const [cell] = await canvas.findAllByRole('gridcell', { name: /, 1, 1 ordered$/ });
    if (!cell) throw new Error('There is no cell.');
    await userEvent.click(cell);
    await userEvent.keyboard('0{Enter}');
    const send = await canvas.findByRole('button', { name: 'Take out 1 unit' });
    await userEvent.click(send);
    await seen(canvas.getByText('Say why, so that the retailer understands.'));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Reason/ }), 'The mill has no more');
    await userEvent.click(send);
    const question = within(await screen.findByRole('alertdialog', { name: 'Take 1 unit out of order 2?' }));
    await seen(question.getByText('Reason: The mill has no more'));
    await userEvent.click(question.getByRole('button', { name: 'Take out 1 unit' }));
    await seen(await screen.findByText('1 unit taken out'));
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
