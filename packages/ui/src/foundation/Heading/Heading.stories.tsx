import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  title: 'Foundation/Heading',
  component: Heading,
  args: { level: 2 as const, children: 'The autumn wardrobe' },
});

export const Playground = meta.story({});

export const Sizes = meta.story({
  render: () => (
    <Stack space="lg">
      {(['hero', 'xl', 'lg', 'md', 'sm'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          The autumn wardrobe
        </Heading>
      ))}
    </Stack>
  ),
});

export const LongText = meta.story({
  args: {
    size: 'xl' as const,
    children: 'Großhandelskollektionen unabhängiger Modehäuser für anspruchsvolle Boutiquen',
  },
});

/** A heading takes the focus when a new screen begins, also after a key. Nothing can be done with it, so it has no ring. */
export const WithFocus = meta.story({
  args: { level: 1 as const },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.tabIndex = -1;
    await userEvent.keyboard('{Tab}');
    heading.focus();
    await expect(heading).toHaveFocus();
    const { outlineStyle, boxShadow } = getComputedStyle(heading);
    await expect([outlineStyle, boxShadow]).toEqual(['none', 'none']);
  },
});
