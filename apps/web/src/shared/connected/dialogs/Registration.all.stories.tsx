import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { FIXTURE_APPLICANT, mockCall, mockOffline } from '@vitrine/api/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { wholeShop } from '../../../testing/index.tsx';
import { reporting, reports } from '../../../testing/reports.ts';
import { openForm, send, fill } from './Registration.fixture.tsx';

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
