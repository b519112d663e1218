import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Page } from '../blocks/Page.tsx';
import { AllFaces } from '../blocks/Scope.tsx';
import { TokenExplorer } from '../blocks/TokenExplorer.tsx';
import { expectTranslated } from '../words/expectTranslated.ts';
import { tokensWords } from '../words/tokens.ts';
import { useWords } from '../words/useWords.ts';

const Tokens = () => {
  const t = useWords(tokensWords);
  return (
    <Page title={t('title')} intro={t('intro')}>
      <AllFaces />
      <TokenExplorer />
    </Page>
  );
};

const meta = preview.meta({
  title: 'White label/Tokens',
  component: Tokens,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** All tokens with their names and values, in light and dark mode. */
export const EveryToken = meta.story({});

/** You find a token by any of its names. Pressing a name copies it. */
export const Finds = meta.story({
  name: 'Search and copy',
  play: async ({ canvas, userEvent }) => {
    const write = fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a token' }), 'color/ground-raised');
    await expect(canvas.getByText(/^1 of \d+ tokens$/)).toBeVisible();
    const name = canvas.getByRole('button', { name: '--v-color-ground-raised' });
    name.focus();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith('--v-color-ground-raised');
    await waitFor(() => expect(name).toHaveTextContent('copied'));
  },
});

/** A search without a result says so. */
export const Nothing = meta.story({
  name: 'No such token',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a token' }), 'no such thing');
    await expect(canvas.getByText('No token of that name')).toBeVisible();
  },
});

/** Every text of the page follows the language of the toolbar. In the pseudo language, a text that does not follow stays plain. */
export const Translated = meta.story({
  name: 'No text in one language',
  globals: { locale: 'pseudo' },
  play: ({ canvasElement }) => expectTranslated(canvasElement),
});
