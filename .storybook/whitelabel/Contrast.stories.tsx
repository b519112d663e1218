import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Heading, Stack } from '@vitrine/ui/foundation';
import { ContrastExplorer } from '../blocks/ContrastExplorer.tsx';
import { Moves } from '../blocks/Moves.tsx';
import { Page } from '../blocks/Page.tsx';

const Contrast = () => (
  <Page
    title="Whatever the colours, it can be read"
    intro="Everything that stands on something else is a line in one table. Each line is measured for each theme in both modes by WCAG 2: 4.5 for text, 7 where people read at length, 3 for what only has to be seen. The same table holds for any seeds a partner may bring, which ten thousand random brandings try in every test run."
  >
    <ContrastExplorer />
    <Stack space="lg">
      <Heading level={2}>What moved, and why</Heading>
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

/** Every pair of text and background holds, in every theme and mode. */
export const EveryPair = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-passes=true]').length).toBeGreaterThan(500);
    await expect(canvasElement.querySelectorAll('[data-passes=false]')).toHaveLength(0);
  },
});

/** Pairs whose colour had to be adjusted can be shown alone. */
export const Moved = meta.story({
  name: 'Pairs that moved',
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
