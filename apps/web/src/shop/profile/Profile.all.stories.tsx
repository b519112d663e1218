import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { FIXTURE_CODE, mockCall, mockOffline } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';
import { panel, reason, refusal } from './Profile.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Profile',
  args: { address: '/profile', viewer: 'approved' as const },
  globals: { stage: 'approved' },
});

/** Wrong fields say why; nothing is sent. */
export const WrongPerson = meta.story({
  name: 'Wrong personal fields',
  parameters: { covers: ['V-090', 'V-091', 'V-092', 'D-026'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: /^First name/ }));
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Last name/ }));
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Phone/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getAllByText('Name must have to be 3 characters at least.')).toHaveLength(2);
    await expect(canvas.getByText('Phone field is required.')).toBeVisible();
  },
});

/** What the server says is shown in red, and what was typed stays. */
export const RefusedPerson = meta.story({
  name: 'Refused by the server',
  parameters: { covers: ['X-075'] },
  beforeEach: ({ msw }) => msw.use(mockCall(contract.profile.saveUser, { status: 422, data: refusal })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Last name/ }), ' Lima');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText(reason));
    await expect(canvas.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Prado Lima');
  },
});

interface Typing {
  click: (element: Element) => Promise<void>;
  clear: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
}

/** Opens the dialog, and enters a code and a new password. */
const changePassword = async (canvas: ReturnType<typeof within>, userEvent: Typing): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
  await userEvent.type(await screen.findByLabelText('Code'), `${FIXTURE_CODE}{Enter}`);
  await userEvent.type(await screen.findByLabelText('New password'), 'long enough');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'long enough{Enter}');
};

/** The dialog closes by itself once the password is changed. */
export const PasswordCloses = meta.story({
  name: 'Dialog closes by itself',
  parameters: { covers: ['S-044', 'K-05'] },
  play: async ({ canvas, userEvent }) => {
    await changePassword(canvas, userEvent);
    await seen(await screen.findByText('Your password was changed.'));
    const since = performance.now();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(performance.now() - since).toBeGreaterThan(2500);
  },
});

/** What the server says of the password is shown in the dialog. */
export const RefusedPassword = meta.story({
  name: 'Refused password',
  parameters: { covers: ['X-079', 'A-015', 'A-016'] },
  beforeEach: ({ msw }) => msw.use(mockCall(contract.passwordChange.change, { status: 422, data: refusal })),
  play: async ({ canvas, userEvent }) => {
    await changePassword(canvas, userEvent);
    await seen(await screen.findByText(reason));
  },
});

const sent = fn();

/** The company is sent with https:// in front and without what is empty; instagram goes too. */
export const Company = meta.story({
  name: 'Company profile',
  parameters: { covers: ['R-357', 'V-087', 'V-088', 'D-024', 'A-114', 'S-120', 'R-364'] },
  args: { address: '/profile?tab=company' },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mockCall(contract.profile.saveCompany, ({ body }) => {
        sent(body);
        const { name, text, website, instagram } = body;
        const data = { name, text, website, instagram, facebook: null, logo: null, year_established: null };
        return { status: 200, data: { message: 'Success', data } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const website = await canvas.findByRole('textbox', { name: 'Website' });
    await userEvent.clear(website);
    await userEvent.type(website, 'aurora.example');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Facebook' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the logo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText('Success'));
    const [[body]] = sent.mock.calls as [[Record<string, unknown>]];
    await expect(body).toMatchObject({ _method: 'PUT', website: 'https://aurora.example', facebook: '' });
    await expect(body['instagram']).toBe('https://www.instagram.com/loja.example');
    await expect([body['delete_logo'], body['logo']]).toEqual(['1', undefined]);
  },
});

/** Every rule of the company profile, at its field. */
export const WrongCompany = meta.story({
  name: 'Wrong company fields',
  parameters: { covers: ['V-080', 'V-081', 'V-082', 'V-083', 'V-084', 'V-085'] },
  args: { address: '/profile?tab=company' },
  play: async ({ canvas, userEvent }) => {
    const fill = async (name: RegExp | string, value: string) => {
      await userEvent.clear(await canvas.findByRole('textbox', { name }));
      await userEvent.type(canvas.getByRole('textbox', { name }), value);
    };
    await fill(/^Company name/, 'Lo');
    await fill('Year established', '1950');
    await fill('About your company', 'Linen');
    await fill('Website', 'no address');
    await fill('Instagram', 'https://loja.example');
    await fill('Facebook', 'https://loja.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    for (const text of [
      'Name must have to be 3 character at least.',
      'Year must be valid.',
      'Text must have to be 8 characters at least.',
      'The website must be a valid URL.',
      'The instagram must be a valid URL.',
      'The facebook must be a valid URL.',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Company name/ })).toHaveFocus();
  },
});

/** What the server says of the company is shown in red. */
export const RefusedCompany = meta.story({
  parameters: { covers: ['X-076'] },
  args: { address: '/profile?tab=company' },
  beforeEach: ({ msw }) => msw.use(mockCall(contract.profile.saveCompany, { status: 422, data: refusal })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText(reason));
  },
});

/** Both addresses, each saved by itself. */
export const Addresses = meta.story({
  name: 'Company Address',
  parameters: { covers: ['R-358', 'A-113', 'D-025', 'V-071', 'V-074'] },
  args: { address: '/profile?tab=address' },
  play: async ({ canvas, userEvent }) => {
    const billing = within(await canvas.findByRole('form', { name: 'Billing address' }));
    await expect(billing.getByRole('textbox', { name: /^City/ })).toHaveValue('São Paulo');
    await userEvent.clear(billing.getByRole('textbox', { name: /^Recipient/ }));
    await userEvent.click(billing.getByRole('button', { name: 'Save billing address' }));
    await expect(billing.getByRole('textbox', { name: /^Recipient/ })).toHaveAccessibleDescription(
      'Recipient field is required.',
    );
    await userEvent.type(billing.getByRole('textbox', { name: /^Recipient/ }), 'Loja Aurora');
    await userEvent.click(billing.getByRole('button', { name: 'Save billing address' }));
    await seen(await billing.findByText('Success'));
  },
});

/** What the server says of an address is shown beside its button. */
export const RefusedAddress = meta.story({
  parameters: { covers: ['X-077'] },
  args: { address: '/profile?tab=address' },
  beforeEach: ({ msw }) => msw.use(mockCall(contract.profile.saveAddress, { status: 422, data: refusal })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save shipping address' }));
    await seen(await within(canvas.getByRole('form', { name: 'Shipping address' })).findByText(reason));
  },
});

const problem = { message: 'This is the last active user.', detail: 'This is the last active user.' };

/** A refused change is explained under its row, a refused invitation beside the button. */
export const RefusedUsers = meta.story({
  name: 'Refused changes of users',
  parameters: { covers: ['X-078', 'X-082', 'D-141', 'V-094', 'V-095'] },
  args: { address: '/profile?tab=users' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.profile.toggleUser, {
        status: 422,
        data: { ...problem, errors: { email: [problem.message] } },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Activate, Lia Ramos' }));
    await seen(await canvas.findByText(problem.message));
    await userEvent.click(canvas.getByRole('button', { name: 'Send the invitation' }));
    await seen(await canvas.findByText('The email field is required.'));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Caio');
    await userEvent.type(canvas.getByRole('textbox', { name: /^E-mail \*?$|^E-mail$/ }), 'caio@loja-aurora.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the invitation' }));
    await seen(await canvas.findByText('This e-mail address already has an account.'));
  },
});

/** A retailer in review reads what helps. */
export const InReview = meta.story({
  name: 'In review',
  parameters: { covers: ['R-361', 'P-042'] },
  globals: { stage: 'in_review' },
  play: async ({ canvasElement }) => {
    await seen(await panel(canvasElement).findByText(/^Your registration is awaiting approval\. Please ensure/));
    await expect(panel(canvasElement).queryByText(/legitimate/)).toBeNull();
  },
});

/** The profile did not come: it can be asked for again. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.auth.me)),
  play: async ({ canvas }) => seen(await canvas.findByRole('button', { name: 'Try again' })),
});

/** A brand finds its own account instead. */
export const Seller = meta.story({
  name: 'Brand is redirected',
  parameters: { covers: ['R-042', 'P-044', 'P-057'] },
  args: { viewer: 'seller' },
  globals: { stage: 'seller' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'My Account' });
    await expect(canvas.queryByRole('heading', { name: 'My Profile' })).toBeNull();
  },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  args: { address: '/profile?tab=company' },
  globals: { locale: 'pt-BR' },
  play: async ({ canvas }) => seen(await canvas.findByText('Brasil, Portugal')),
});
