import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockOffline } from '@vitrine/api/testing';
import { expect, fn } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { message } from './BrandMessage.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/BrandMessage',
  args: { address: '/casa-marola', viewer: 'approved' as const },
  globals: { stage: 'approved' },
});

const { submit, submitInstead } = contract.messages;
const sent = fn();
const thanks = { status: 201, data: { message: 'Thank you!' } } as const;

/** A retailer writes the message alone, and is thanked. */
export const Playground = meta.story({
  name: 'Retailer writes',
  parameters: { covers: ['R-192', 'P-007', 'S-069', 'A-074'] },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(mockCall(submit, ({ body }) => (sent(body), thanks)));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await message(canvas), 'Is the linen still open?');
    await expect(canvas.queryByRole('textbox', { name: 'Store name' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'SEND MESSAGE' }));
    await seen(await canvas.findByRole('link', { name: 'FIND OTHER BRANDS' }));
    await expect(sent).toHaveBeenCalledWith({ message: 'Is the linen still open?', seller_id: 1 });
  },
});

/** A visitor says who they are; what is missing is named. */
export const Visitor = meta.story({
  name: 'Visitor writes',
  parameters: { covers: ['P-005', 'V-041', 'V-042', 'V-043', 'V-044', 'V-045', 'S-068', 'S-069'] },
  args: { viewer: 'visitor' },
  globals: { stage: 'visitor' },
  play: async ({ canvas, userEvent }) => {
    await message(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'SEND MESSAGE' }));
    for (const text of [
      'Email address is required',
      'Name is required',
      'Store name is required',
      'Message is required',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ana@loja');
    await expect(canvas.getByText('Invalid email address')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ana');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Store name' }), 'Casa Verde');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'May I see the line sheet?');
    await userEvent.click(canvas.getByRole('button', { name: 'SEND MESSAGE' }));
    await seen(await canvas.findByText('Thank you!'));
  },
});

/** Any other failure says that it may be tried later; the text stays. */
export const Failed = meta.story({
  name: 'Not sent',
  parameters: { covers: ['X-044', 'S-070'] },
  beforeEach: ({ msw }) => msw.use(mockOffline(submit)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await message(canvas), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'SEND MESSAGE' }));
    await seen(await canvas.findByText('There was an error sending your message. Please try again later.'));
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
  },
});

/** A brand without collections shows the form in their place. */
export const WithoutCollections = meta.story({
  name: 'No collections',
  parameters: { covers: ['R-191', 'A-073', 'P-006'] },
  args: { address: '/casa-marola/collections', viewer: 'inReview' },
  globals: { stage: 'in_review' },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mockCall(contract.brands.collections, { status: 200, data: [] }),
      mockCall(submitInstead, ({ body }) => (sent(body), thanks)),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await message(canvas), 'When do you open?');
    await userEvent.click(canvas.getByRole('button', { name: 'SEND MESSAGE' }));
    await seen(await canvas.findByText('Thank you!'));
    await expect(sent).toHaveBeenCalledWith({ message: 'When do you open?', seller_id: 1 });
  },
});
