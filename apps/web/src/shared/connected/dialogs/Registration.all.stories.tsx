import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { FIXTURE_APPLICANT, mockCall, mockOffline } from '@vitrine/api/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { reporting, reports } from '../../../testing/reports.ts';
import { type Dialog, type User, openForm, send, fill } from './Registration.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Registration',
  args: { address: '/?showLoginPopup=true', viewer: 'visitor' as const },
});

const sent = fn();

/** What was typed travels as the entity says, with the cookies of the page. */
export const Sent = meta.story({
  parameters: { covers: ['E-01', 'B-27', 'B-28', 'D-104', 'V-014', 'S-023', 'D-106'] },
  args: { account: reporting },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    document.cookie = 'client_tracking_id=visit%201';
    document.cookie = 'traffic_source=; max-age=0';
    msw.use(
      ...reports(sent),
      mockCall(contract.registration.older, ({ body }) => {
        sent(body);
        return { status: 201, data: { message: 'Check your email for more information' } };
      }),
    );
    return () => {
      document.cookie = 'client_tracking_id=; max-age=0';
    };
  },
  play: async ({ userEvent }) => {
    const dialog = await openForm(userEvent);
    await fill(userEvent, dialog, 'new@aurora.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Add a location' }));
    await userEvent.type(dialog.getAllByRole('textbox', { name: 'City or address' })[1] as HTMLElement, 'Porto');
    await userEvent.selectOptions(dialog.getAllByRole('combobox', { name: 'Country' })[1] as HTMLElement, 'Portugal');
    await send(userEvent, dialog);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        type: 'b',
        company_name: 'Loja Aurora',
        company_website: 'https://aurora.example.com',
        year_established: '2009',
        first_name: 'Ana',
        last_name: 'Prado',
        phone: '+55 (11) 98765-4321',
        email: 'new@aurora.example',
        glocations: ['São Paulo', 'Porto'],
        locations: ['Brazil', 'Portugal'],
        event_segments: [],
        seller_segments: [],
        available_for_mailing: 0,
        client_tracking_id: 'visit 1',
        traffic_source: null,
      }),
    );
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ event: 'sign_up', details: { type: 'b' } }));
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ identifier: 'registration', email: 'new@aurora.example', company_type: 'b' }),
    );
  },
});

export const UnderAnalysis = meta.story({
  name: 'Address under analysis',
  parameters: { covers: ['X-006'] },
  play: async ({ userEvent }) => {
    const dialog = await openForm(userEvent);
    await fill(userEvent, dialog, FIXTURE_APPLICANT);
    await send(userEvent, dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('already registered and under analysis');
  },
});

/** Without a connection nothing typed is lost. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.registration.older)),
  play: async ({ userEvent }) => {
    const dialog = await openForm(userEvent);
    await fill(userEvent, dialog, 'new@aurora.example');
    await send(userEvent, dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Nothing you typed is lost/);
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
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
