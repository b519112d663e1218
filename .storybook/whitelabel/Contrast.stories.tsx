import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Heading, Stack } from '@vitrine/ui/foundation';
import { ContrastExplorer } from '../blocks/ContrastExplorer.tsx';
import { Moves } from '../blocks/Moves.tsx';
import { Page } from '../blocks/Page.tsx';

const Contrast = () => (
  <Page
    title="Contrast of every text and background"
    intro="This table lists every text and background that the library combines. Each pair is measured by WCAG 2, for each theme in both modes. The minimum is 4.5 for text, 7 for long texts, and 3 for controls, icons and focus rings. Every test run also measures ten thousand random brandings."
  >
    <ContrastExplorer />
    <Stack space="lg">
      <Heading level={2}>Which colours changed, and why</Heading>
      <Moves />
    </Stack>
  </Page>
);

const meta = preview.meta({
  title: 'White label/Contrast',
  component: Contrast,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** Every pair of text and background reaches its minimum contrast, in every theme and mode. */
export const EveryPair = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-passes=true]').length).toBeGreaterThan(500);
    await expect(canvasElement.querySelectorAll('[data-passes=false]')).toHaveLength(0);
  },
});

/** You can show only the pairs whose colour was adjusted. */
export const Moved = meta.story({
  name: 'Adjusted pairs',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const all = canvasElement.querySelectorAll('tbody tr').length;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'Only where a seed moved');
    const some = canvasElement.querySelectorAll('tbody tr').length;
    await expect(some).toBeGreaterThan(0);
    await expect(some).toBeLessThan(all);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a pair' }), 'on brand');
    await expect(canvas.getByRole('rowheader', { name: /^focus.* on brand$/ })).toBeVisible();
  },
});
