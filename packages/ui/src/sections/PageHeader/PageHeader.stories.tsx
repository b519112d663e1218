import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Sections/PageHeader',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Summer 26', count: '48 products', actions: <Button variant="secondary">Line sheet</Button> },
});

/** Title, result count, actions. */
export const Playground = meta.story({
  name: 'Page header',
  parameters: { covers: ['R-202', 'R-239'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Summer 26' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('48 products');
  },
});

export const WithText = meta.story({
  args: { text: 'Order until 12/15/2026, delivered in March.', count: null, actions: null },
});

export const LongTitle = meta.story({
  args: { title: 'Resort and Pre-Fall 2026: The Recôncavo Capsule, second delivery' },
});
