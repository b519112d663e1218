import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { title, openForm, send, fill } from './Registration.fixture.tsx';

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
