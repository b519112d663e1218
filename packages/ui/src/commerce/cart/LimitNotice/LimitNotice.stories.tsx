import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { cartGridWords } from '../../../testing/words/cartGrid.ts';
import { LimitNotice, type LimitNoticeProps } from './LimitNotice.tsx';

const Notice = (props: Omit<LimitNoticeProps, 'labels'>) => (
  <LimitNotice {...props} labels={useLabels(cartGridWords)} />
);

const meta = preview.meta({
  title: 'Commerce/LimitNotice',
  component: Notice,
  args: { units: 4, minimum: 12, maximum: 60 },
});

/** Names the minimum below it. */
export const BelowTheMinimum = meta.story({
  parameters: { covers: ['V-058'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('MINIMUM QUANTITY - THE MINIMUM QUANTITY IS 12 FOR THIS ORDER TO PROCEED'),
    ).toBeVisible();
  },
});

/** Names the maximum above it. */
export const AboveTheMaximum = meta.story({
  parameters: { covers: ['V-057'] },
  args: { units: 61 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('MAXIMUM QUANTITY - THE MAXIMUM QUANTITY IS 60 FOR THIS ORDER TO PROCEED'),
    ).toBeVisible();
  },
});

/** Asks nothing while nothing is ordered. */
export const NothingOrdered = meta.story({
  parameters: { covers: ['V-059'] },
  args: { units: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
