import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { TextLink } from '../TextLink/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Foundation/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'the order 4021' },
  render: (args) => (
    <TextLink href="#order">
      See <VisuallyHidden {...args} />
    </TextLink>
  ),
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See the order 4021' });
    await expect(link).toBeVisible();
    await expect(canvas.getByText('the order 4021').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});
