import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Section, Text } from '../../foundation/index.ts';
import { DraftMark } from './DraftMark.tsx';

const meta = preview.meta({
  title: 'Internal/DraftMark',
  component: DraftMark,
  args: {
    changed: true,
    label: 'Changed in the draft',
    children: (
      <Section space="tight">
        <Text>Long summers, worn slowly.</Text>
      </Section>
    ),
  },
});

/** A changed part is outlined and says so. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Changed in the draft')).toBeVisible();
  },
});

/** A part that stays as it is has no mark. */
export const Unchanged = meta.story({
  args: { changed: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Changed in the draft')).toBeNull();
    await expect(canvas.getByText('Long summers, worn slowly.')).toBeVisible();
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
