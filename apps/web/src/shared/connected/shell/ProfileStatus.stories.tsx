import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/ProfileStatus',
  args: { address: '/brands', viewer: 'inReview' as const },
});

/** A retailer in review sees what to do next. A closed notice can be opened again. */
export const Playground = meta.story({
  name: 'In review',
  parameters: { covers: ['R-163', 'S-001', 'S-005', 'S-006', 'M-22', 'X-025'] },
  play: async ({ canvas, userEvent }) => {
    const popup = await canvas.findByText(/Please ensure your profile includes your address/);
    await seen(popup);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(popup).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Status of your registration/ }));
    await seen(await canvas.findByText(/Please ensure your profile includes your address/));
  },
});

/** A retailer whose information was not sufficient is asked to check the mail. */
export const Pending = meta.story({
  name: 'Insufficient information',
  parameters: { covers: ['S-002', 'X-026'] },
  globals: { stage: 'pending' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/The information provided was not sufficient/));
  },
});

/** The notice opens once per session; the alert stays. */
export const SeenBefore = meta.story({
  name: 'Once per session',
  parameters: { covers: ['K-02', 'B-25', 'S-005'] },
  args: { kept: { seenStage: 'in_review' } },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('button', { name: /^Status of your registration/ }));
    await expect(canvas.queryByText(/Please ensure your profile/)).toBeNull();
  },
});

/** A new stage opens the notice again. */
export const AnotherStage = meta.story({
  parameters: { covers: ['S-007'] },
  args: { kept: { seenStage: 'pre_register' } },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/Please ensure your profile/));
  },
});
