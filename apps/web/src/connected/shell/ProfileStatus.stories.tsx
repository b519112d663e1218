import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/ProfileStatus',
  args: { address: '/brands', viewer: 'inReview' as const },
});

export const Playground = meta.story({
  name: 'A retailer in review is told what helps; closed, it comes back with a press (S-001, S-005, S-006, M-22, X-025)',
  play: async ({ canvas, userEvent }) => {
    const popup = await canvas.findByText(/Please ensure your profile includes your address/);
    await seen(popup);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(popup).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Status of your registration/ }));
    await seen(await canvas.findByText(/Please ensure your profile includes your address/));
  },
});

export const Pending = meta.story({
  name: 'One whose information was not sufficient is sent to the mail (S-002, X-026)',
  globals: { stage: 'pending' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/The information provided was not sufficient/));
  },
});

export const SeenBefore = meta.story({
  name: 'It opens once per session; the alert stays (K-02, S-005)',
  args: { kept: { seenStage: 'in_review' } },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('button', { name: /^Status of your registration/ }));
    await expect(canvas.queryByText(/Please ensure your profile/)).toBeNull();
  },
});

export const AnotherStage = meta.story({
  name: 'Another stage opens it anew (S-007)',
  args: { kept: { seenStage: 'pre_register' } },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/Please ensure your profile/));
  },
});

export const Approved = meta.story({
  name: 'Once approved there is no alert (S-004)',
  globals: { stage: 'approved' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('link', { name: /^Cart/ }));
    await expect(canvas.queryByRole('button', { name: /^Status of your registration/ })).toBeNull();
  },
});
