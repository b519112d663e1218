import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/ProfileStatus',
  args: { address: '/brands', viewer: 'inReview' as const },
});

/** The notice hides by itself after 10 seconds; the alert stays. */
export const Hides = meta.story({
  name: 'Hides by itself',
  parameters: { covers: ['K-01', 'S-005'] },
  play: async ({ canvas }) => {
    const popup = await canvas.findByText(/Please ensure your profile includes your address/);
    const shown = performance.now();
    await waitFor(() => expect(popup).not.toBeInTheDocument());
    await expect(performance.now() - shown).toBeGreaterThan(9500);
    await seen(canvas.getByRole('button', { name: /^Status of your registration/ }));
  },
});

/** An approved retailer sees no alert. */
export const Approved = meta.story({
  parameters: { covers: ['S-004'] },
  globals: { stage: 'approved' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('link', { name: /^Cart/ }));
    await expect(canvas.queryByRole('button', { name: /^Status of your registration/ })).toBeNull();
  },
});
