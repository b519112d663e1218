import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { type User, title, openForm, type Dialog, send, fill } from './Registration.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Registration',
  args: { address: '/?showLoginPopup=true', viewer: 'visitor' as const },
});

const refuse = (field: string, reason: string) =>
  mockCall(contract.registration.older, {
    status: 422,
    data: { message: reason, detail: reason, errors: { [field]: [reason] } },
  });

/** The login leads to the registration, which asks who registers. */
export const Playground = meta.story({
  name: 'From the login',
  parameters: { covers: ['M-01', 'M-06'] },
  play: async () => {
    const login = within(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
    // The browser's own click: a click in `act` waits for the dialog's program and never sees it.
    login.getByRole('button', { name: 'Register' }).click();
    await seen(await screen.findByRole('dialog', { name: title }));
    // The page behind comes by itself.
    await waitFor(() => expect(document.querySelector('[data-component=Hero]')).not.toBeNull());
  },
});

/** A hero's button of type register opens the registration. */
export const Hero = meta.story({
  name: 'From a hero',
  parameters: { covers: ['R-083'] },
  args: { address: '/' },
  beforeEach: ({ msw }) => {
    const [first] = fixtures.landing.hero;
    const button = { text: 'Join us', color: 'primary' as const, type: 'register' as const, link: null };
    const hero = first ? [{ ...first, buttons: [button] }] : [];
    msw.use(mockCall(contract.landing.content, { status: 200, data: { ...fixtures.landing, hero } }));
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Join us' })).click();
    await seen(await screen.findByRole('dialog', { name: title }));
  },
});

const checks: readonly [field: string, message: string, mend: (user: User, dialog: Dialog) => Promise<void>][] = [
  [
    'Company name',
    'Company name is invalid',
    (user, dialog) => user.type(dialog.getByRole('textbox', { name: 'Company name' }), 'A'),
  ],
  [
    'Website or Instagram',
    'Company website or instagram is invalid',
    (user, dialog) => user.type(dialog.getByRole('textbox', { name: 'Website or Instagram' }), 'aurora'),
  ],
  [
    'Website or Instagram',
    'Invalid website or instagram URL format',
    async (user, dialog) => {
      await user.clear(dialog.getByRole('textbox', { name: 'Website or Instagram' }));
      await user.type(dialog.getByRole('textbox', { name: 'Website or Instagram' }), 'https://instagram.com/a');
    },
  ],
  [
    'Year established',
    'Year Established is invalid',
    (user, dialog) => user.type(dialog.getByRole('textbox', { name: 'Year established' }), 'x'),
  ],
  [
    'Year established',
    'Year Established must be numeric',
    async (user, dialog) => {
      await user.clear(dialog.getByRole('textbox', { name: 'Year established' }));
      await user.type(dialog.getByRole('textbox', { name: 'Year established' }), '2009');
    },
  ],
  [
    'First name',
    'First Name is invalid',
    (user, dialog) => user.type(dialog.getByRole('textbox', { name: 'First name' }), 'A'),
  ],
  [
    'Last name',
    'Last Name is invalid',
    (user, dialog) => user.type(dialog.getByRole('textbox', { name: 'Last name' }), 'P'),
  ],
  [
    'Phone',
    'Phone is invalid',
    (user, dialog) => user.type(dialog.getByRole('textbox', { name: 'Phone' }), '11987654321'),
  ],
  [
    'E-mail',
    'Email is invalid',
    (user, dialog) => user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'a@aurora.example'),
  ],
  [
    'City or address',
    'Error: Location of Business Operation is required',
    (user, dialog) => user.type(dialog.getByRole('textbox', { name: 'City or address' }), 'Rio'),
  ],
  [
    'Country',
    'Error: Country is required',
    (user, dialog) => user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'Brazil'),
  ],
];

/** Each wrong field says its first failure at once, and the first of them takes the focus. */
export const Checks = meta.story({
  parameters: {
    covers: [
      'V-001',
      'V-003',
      'V-004',
      'V-005',
      'V-006',
      'V-007',
      'V-008',
      'V-009',
      'V-010',
      'V-011',
      'V-012',
      'V-013',
      'S-035',
      'M-02',
      'M-03',
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = await openForm(userEvent);
    await send(userEvent, dialog);
    for (const message of ['Company name is invalid', 'Year Established is invalid', 'Error: Country is required'])
      await seen(await dialog.findByText(message));
    for (const [field, message, mend] of checks) {
      await send(userEvent, dialog);
      await waitFor(() =>
        expect(dialog.getByLabelText(new RegExp(`^${field}\\s*\\*?$`))).toHaveAccessibleDescription(
          expect.stringContaining(message),
        ),
      );
      await expect(dialog.getByLabelText(new RegExp(`^${field}\\s*\\*?$`))).toHaveFocus();
      await mend(userEvent, dialog);
    }
    await send(userEvent, dialog);
    await expect(await dialog.findByRole('status')).toHaveTextContent(/check your e-mail inbox/);
    await expect(dialog.getByRole('link', { name: 'MEET OUR BRANDS' })).toHaveAttribute('href', '/brands');
  },
});

/** A member's address says so, and what was typed stays. A refused website has its own text. For other fields the server's message is shown. */
export const Refused = meta.story({
  parameters: { covers: ['X-005', 'S-036', 'D-131', 'X-007', 'X-009'] },
  play: async ({ msw, userEvent }) => {
    const dialog = await openForm(userEvent);
    await fill(userEvent, dialog, fixtures.members.approved.user.email);
    await send(userEvent, dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'already registered, reset password or contact support',
    );
    await expect(dialog.getByRole('textbox', { name: 'Company name' })).toHaveValue('Loja Aurora');
    msw.use(refuse('company_website', 'Not reachable'));
    await send(userEvent, dialog);
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('COMPANY WEBSITE INVALID'));
    msw.use(refuse('year_established', 'Year Established must be numeric'));
    await send(userEvent, dialog);
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Error: Year Established must be numeric'));
  },
});

/** In Portuguese the refused website is SITE INVÁLIDO. */
export const Portuguese = meta.story({
  parameters: { covers: ['X-008'] },
  globals: { locale: 'pt-BR' },
  beforeEach: ({ msw }) => msw.use(refuse('company_website', 'inválido')),
  play: async ({ userEvent }) => {
    const login = within(await screen.findByRole('dialog'));
    login.getByRole('button', { name: 'Cadastre-se' }).click();
    const dialog = within(await screen.findByRole('dialog', { name: 'VAMOS COMEÇAR SEU CADASTRO' }));
    await userEvent.click(dialog.getByRole('button', { name: /Sou lojista/ }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Nome da empresa' }), 'Loja');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Site ou Instagram' }), 'https://a.example.com');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Ano de fundação' }), '2009');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Ana');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Sobrenome' }), 'Prado');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Telefone' }), '11987654321');
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'a@aurora.example');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Cidade ou endereço' }), 'Rio');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'País' }), 'Brazil');
    await userEvent.click(dialog.getByRole('button', { name: 'ENVIAR' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('SITE INVÁLIDO');
  },
});
