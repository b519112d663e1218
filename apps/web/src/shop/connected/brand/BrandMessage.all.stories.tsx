import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';
import { expect } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { message } from './BrandMessage.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/BrandMessage',
  args: { address: '/casa-marola', viewer: 'approved' as const },
  globals: { stage: 'approved' },
});

const { submit } = contract.messages;

/** The first reason of each field is shown. */
export const Refused = meta.story({
  name: 'Refused by the server',
  parameters: { covers: ['X-043', 'S-070'] },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(submit, {
        status: 422,
        data: {
          message: 'Message is required',
          detail: 'Message is required',
          errors: { message: ['Message is required', 'Again'], email: ['Invalid email address'] },
        },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await message(canvas), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'SEND MESSAGE' }));
    await seen(await canvas.findByText('Message is required Invalid email address'));
  },
});

/** A brand writes to another brand as a visitor does; this page is not its own. */
export const OtherBrand = meta.story({
  name: 'Brand writes',
  parameters: { covers: ['P-008'] },
  args: { viewer: 'seller' },
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.brands.page, { status: 200, data: { ...fixtures.brandPage(), id: 2 } })),
  play: async ({ canvas }) => {
    await message(canvas);
    await expect(canvas.getByRole('textbox', { name: 'Store name' })).toBeVisible();
  },
  globals: { stage: '' },
});
