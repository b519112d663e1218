import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Page } from '../blocks/Page.tsx';
import { AllFaces } from '../blocks/Scope.tsx';
import { TokenExplorer } from '../blocks/TokenExplorer.tsx';

const Tokens = () => (
  <Page
    title="Every token, in every theme"
    intro="Components use only these tokens, never fixed values. The names in CSS, Figma and TypeScript all come from the path of the token. Press a name to copy it."
  >
    <AllFaces />
    <TokenExplorer />
  </Page>
);

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
