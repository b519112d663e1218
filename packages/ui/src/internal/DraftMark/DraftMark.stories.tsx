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

/** A part that is too small to carry the label has it below. */
export const Small = meta.story({
  name: 'Small part',
  args: { small: true, children: <Text>Porto, Portugal</Text> },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Changed in the draft').getBoundingClientRect();
    const part = canvas.getByText('Porto, Portugal').getBoundingClientRect();
    await expect(label.top >= part.bottom).toBe(true);
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
