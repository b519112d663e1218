import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { LanguageChoice } from './LanguageChoice.tsx';

const languages = [
  { code: 'en', lang: 'en', name: 'English', current: true },
  { code: 'pt_BR', lang: 'pt-BR', name: 'Português' },
];

const meta = preview.meta({
  title: 'Components/LanguageChoice',
  component: LanguageChoice,
  args: { label: 'Language', languages, onChoose: fn() },
});

/** Each language by its own name. */
export const Playground = meta.story({
  name: 'Languages',
  parameters: { covers: ['D-047'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Português' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ code: 'pt_BR' });
  },
});

/** A single language needs no choice. */
export const One = meta.story({
  name: 'One language',
  args: { languages: languages.slice(0, 1) },
});
