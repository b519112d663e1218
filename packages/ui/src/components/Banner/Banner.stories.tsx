import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Stack, TextLink } from '../../foundation/index.ts';
import { Banner } from './Banner.tsx';

const meta = preview.meta({
  title: 'Components/Banner',
  component: Banner,
  argTypes: { tone: { control: 'radio', options: ['info', 'positive', 'caution', 'critical', 'neutral'] } },
  args: { children: 'Orders placed today leave our warehouse on Thursday.' },
});

export const Playground = meta.story({});

export const Tones = meta.story({
  render: () => (
    <Stack>
      <Banner>Orders placed today leave our warehouse on Thursday.</Banner>
      <Banner tone="positive">You're all set to order!</Banner>
      <Banner tone="caution" title="Almost there">
        Add $120.00 more to reach the minimum of this collection.
      </Banner>
      <Banner
        tone="critical"
        title="OOPS!"
        action={
          <TextLink href="#" tone="inherit">
            See the products
          </TextLink>
        }
      >
        Two products are no longer available.
      </Banner>
      <Banner tone="neutral">The collection closes on 30 November.</Banner>
    </Stack>
  ),
});

/** Closes with its button. */
export const Closable = meta.story({
  args: { onClose: fn(), closeLabel: 'Close' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A critical one is announced at once. */
export const Critical = meta.story({
  args: { tone: 'critical' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    title: 'Mindestbestellwert der Kollektion noch nicht erreicht',
    children: 'Der Mindestbestellwert gilt je Kollektion und Lieferfenster. '.repeat(6),
    onClose: fn(),
    closeLabel: 'Close',
  },
});
