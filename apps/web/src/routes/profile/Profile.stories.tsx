import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { FIXTURE_CODE, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Profile',
  args: { address: '/profile', viewer: 'approved' as const },
  globals: { stage: 'approved' },
});

const panel = (canvasElement: HTMLElement) => within(canvasElement.querySelector<HTMLElement>('main') ?? canvasElement);

/** Four tabs; the first shows who is signed in. */
export const Playground = meta.story({
  name: 'Personal profile',
  parameters: {
    covers: ['R-042', 'R-356', 'R-357', 'R-358', 'R-359', 'V-093', 'A-117', 'X-037', 'X-080', 'D-070', 'E-48'],
  },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'My Profile' }));
    await waitFor(() => expect(document.title).toMatch(/^My Profile \| /));
    for (const name of ['Personal profile', 'Company profile', 'Company Address', 'User management'])
      await expect(canvas.getByRole('tab', { name })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toHaveAttribute('readonly');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Last name/ }), ' Lima');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText('Success'));
    await expect(canvas.queryByText(/awaiting approval/)).toBeNull();
  },
});

/** While the profile loads, no tab can be chosen. */
export const Loading = meta.story({
  parameters: { covers: ['R-360'] },
  beforeEach: ({ msw }) => msw.use(mockPending(contract.auth.me)),
  play: async ({ canvas }) => {
    for (const tab of await canvas.findAllByRole('tab')) await expect(tab).toHaveAttribute('aria-disabled', 'true');
  },
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

const reason = 'The shop is being updated. Please try again in a minute.';
const refusal = { message: reason, detail: reason, errors: {} };

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

/** An update that does not reach the server says so, and what was typed stays. */
export const NotSaved = meta.story({
  name: 'Not saved',
  parameters: { covers: ['X-036', 'D-123'] },
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.profile.saveUser)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Last name/ }), ' Lima');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText(/^Ops, error when trying to update!/));
    await expect(canvas.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Prado Lima');
  },
});

/** A code by mail, then the new password; the dialog closes by itself. */
export const Password = meta.story({
  name: 'Change of password',
  parameters: {
    covers: [
      'R-363',
      'M-41',
      'M-42',
      'S-041',
      'S-042',
      'S-043',
      'S-044',
      'K-05',
      'V-029',
      'V-030',
      'X-015',
      'A-014',
      'D-121',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    const code = await screen.findByLabelText('Code');
    await userEvent.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/not the one we sent/));
    await userEvent.clear(code);
    await userEvent.type(code, `${FIXTURE_CODE}{Enter}`);
    await userEvent.type(await screen.findByLabelText('New password'), 'short{Enter}');
    await seen(await screen.findByText('Password must be 8 character at least.'));
    await userEvent.type(screen.getByLabelText('New password'), ' but longer');
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'other{Enter}');
    await seen(await screen.findByText('Confirm password not match.'));
    await userEvent.clear(screen.getByLabelText('Confirm new password'));
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'short but longer{Enter}');
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await userEvent.type(await screen.findByLabelText('Code'), `${FIXTURE_CODE}{Enter}`);
    await userEvent.type(await screen.findByLabelText('New password'), 'long enough');
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'long enough{Enter}');
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

/** Countries are stored with the button, business domains at once; a failure of the latter is silent. */
export const Choices = meta.story({
  name: 'Countries and domains',
  parameters: { covers: ['R-365', 'R-366', 'A-111', 'A-112', 'X-081', 'D-098', 'D-144'] },
  args: { address: '/profile?tab=company' },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mockCall(contract.profile.saveDomains, ({ body }) => {
        sent(body.domains);
        return { status: 422, data: refusal };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByText('Brazil, Portugal'));
    await userEvent.click(canvas.getByRole('button', { name: /BUSINESS DOMAINS/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Online shop' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith([1, 3]));
    await expect(canvas.queryByText(reason)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /COUNTRIES/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Germany' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText('Success'));
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

/** Colleagues are invited, activated and deactivated; a pending one cannot be pressed. */
export const Users = meta.story({
  name: 'User management',
  parameters: { covers: ['R-359', 'R-367', 'R-368', 'S-116', 'S-117', 'S-118', 'A-115', 'A-116', 'P-073', 'P-074'] },
  args: { address: '/profile?tab=users' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Activate, Lia Ramos' }));
    await seen(await canvas.findByRole('button', { name: 'Deactivate, Lia Ramos' }));
    await expect(canvas.getByRole('button', { name: 'Activate, Theo' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Nina Alves');
    await userEvent.type(canvas.getByRole('textbox', { name: /^E-mail \*?$|^E-mail$/ }), 'nina@aurora.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the invitation' }));
    await seen(await canvas.findByText('The invitation was sent to nina@aurora.example.'));
    await expect(canvas.getByRole('button', { name: 'Activate, Nina Alves' })).toHaveAttribute('aria-disabled', 'true');
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

/** A retailer that was asked for more also learns where to write. */
export const Pending = meta.story({
  name: 'Information insufficient',
  parameters: { covers: ['R-361', 'R-362', 'D-053'] },
  globals: { stage: 'pending' },
  play: async ({ canvasElement }) => {
    const main = panel(canvasElement);
    await seen(await main.findByText(/^The information provided was not sufficient\..*legitimate/));
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  },
});

/** The profile did not come: it can be asked for again. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.auth.me)),
  play: async ({ canvas }) => seen(await canvas.findByRole('button', { name: 'Try again' })),
});

/** A brand is sent away. */
export const Seller = meta.story({
  name: 'Brand is redirected',
  parameters: { covers: ['R-042', 'P-044', 'P-057'] },
  args: { viewer: 'seller' },
  globals: { stage: 'seller' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading');
    await expect(canvas.queryByRole('heading', { name: 'My Profile' })).toBeNull();
  },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  args: { address: '/profile?tab=company' },
  globals: { locale: 'pt-BR' },
  play: async ({ canvas }) => seen(await canvas.findByText('Brasil, Portugal')),
});
