import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { expect, fn } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';
import { fill } from './Register.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Register',
  args: { address: '/register', viewer: 'visitor' as const },
});

const sent = fn();

/** A retailer is greeted and finds every part of the form; the news are off. */
export const Playground = meta.story({
  name: 'Form',
  parameters: { covers: ['R-008', 'R-103', 'R-105', 'R-106', 'R-107', 'R-108', 'V-014', 'K-35'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'HELLO THERE!' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: "LET'S START YOUR REGISTRATION" })).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'Company info' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Contact info' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Brazil \+55/ })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'RECEIVE NEWS AND UPDATES ABOUT US' })).not.toBeChecked();
  },
});

/** Brands get other words and one location. */
export const Brand = meta.story({
  parameters: { covers: ['R-104', 'R-113', 'R-114', 'R-115'] },
  args: { address: '/register?type=s' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Show your collections/)).toBeVisible();
    await canvas.findByRole('textbox', { name: 'City or address' });
    await expect(canvas.queryByRole('button', { name: 'Add a location' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'A retailer' }));
    await expect(canvas.getByText(/^Discover brands/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a location' }));
    await expect(canvas.getAllByRole('textbox', { name: 'City or address' })).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Remove location 1' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove location 2' }));
    await expect(canvas.getAllByRole('textbox', { name: 'City or address' })).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /^Remove location/ })).toBeNull();
  },
});

/** What was typed is sent as the wire wants it, with the event of the address; then the thanks. */
export const Sent = meta.story({
  parameters: { covers: ['R-109', 'R-110', 'R-111', 'R-112', 'R-116', 'S-037', 'E-01'] },
  args: { address: '/register/salao-tropical' },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mockCall(contract.registration.send, ({ body }) => {
        sent(body);
        return { status: 201, data: { message: 'Check your email for more information' } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Salão Tropical: Resort' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Salão Tropical: Swim' }));
    await fill({ canvas, userEvent }, 'new@aurora.example');
    await expect(await canvas.findByText('Check your email for more information')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        type: 'b',
        company_name: 'Loja Aurora',
        available_for_mailing: '0',
        'event_segments[]': 31,
        'locations[]': 'Brazil',
        'glocations[]': 'São Paulo',
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'GO BACK' }));
    await expect(await canvas.findByRole('heading', { name: 'Our brands' })).toBeVisible();
  },
});

/** The event that was visited before is chosen already. */
export const StoredEvent = meta.story({
  parameters: { covers: ['R-116', 'B-23'] },
  args: { kept: { defaultEvent: 'swim' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Salão Tropical: Swim' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Salão Tropical: Resort' })).not.toBeChecked();
  },
});

/** Only the company name is asked for before sending. */
export const Incomplete = meta.story({
  parameters: { covers: ['V-015', 'X-033', 'D-069'] },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mockCall(contract.registration.send, () => {
        sent();
        const message = 'Year Established is invalid';
        return { status: 422, data: { message, detail: message, errors: { year_established: [message] } } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SEND' }));
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveAccessibleDescription(
      'Company name is invalid',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fill all the required fields!');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company name' }), 'Loja Aurora{Enter}');
    await expect(await canvas.findByText('Year Established is invalid')).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fill all the required fields!');
  },
});
