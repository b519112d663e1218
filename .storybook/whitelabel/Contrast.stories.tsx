import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Heading, Stack } from '@vitrine/ui/foundation';
import { ContrastExplorer } from '../blocks/ContrastExplorer.tsx';
import { Moves } from '../blocks/Moves.tsx';
import { Page } from '../blocks/Page.tsx';
import { contrastWords } from '../words/contrast.ts';
import { expectTranslated } from '../words/expectTranslated.ts';
import { useWords } from '../words/useWords.ts';

const Contrast = () => {
  const t = useWords(contrastWords);
  return (
    <Page title={t('title')} intro={t('intro')}>
      <ContrastExplorer />
      <Stack space="lg">
        <Heading level={2}>{t('changed')}</Heading>
        <Moves />
      </Stack>
    </Page>
  );
};

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
    await expect(canvas.getByRole('rowheader', { name: /ocus ring on Brand fill$/ })).toBeVisible();
  },
});

/** Every text of the page follows the language of the toolbar. In the pseudo language, a text that does not follow stays plain. */
export const Translated = meta.story({
  name: 'No text in one language',
  globals: { locale: 'pseudo' },
  play: ({ canvasElement }) => expectTranslated(canvasElement),
});
