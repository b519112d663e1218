import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { EventLink } from './EventLink.tsx';

const meta = preview.meta({
  title: 'Sections/EventLink',
  component: EventLink,
  parameters: { layout: 'fullscreen' },
  args: {
    eyebrow: 'Lisbon Fashion Days',
    title: 'Linking you to Resort',
    text: 'One moment. You see its brands next.',
  },
});

/** Says which segment the user is being linked to. */
export const Playground = meta.story({
  name: 'Linking to a segment',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Linking you to Resort' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('One moment. You see its brands next.');
  },
});

/** Without an event, and with a long name. */
export const LongText = meta.story({
  args: { eyebrow: null, title: 'Linking you to Großhandelsvorbestellungen der Frühjahrskollektion' },
});
