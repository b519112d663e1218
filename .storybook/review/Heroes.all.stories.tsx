import preview from '#storybook/preview';
import { Hero } from '@vitrine/ui/sections/Hero';
import { expect, waitFor } from 'storybook/test';
import { heroSamples } from '../../packages/ui/src/sections/Hero/stories/samples.ts';
import { useHeroWords } from '../../packages/ui/src/sections/Hero/stories/useHeroWords.fixture.tsx';
import { heroTexts } from '../../packages/ui/src/sections/Hero/stories/words.ts';
import { Page } from '../blocks/Page.tsx';
import { languageOf, readGlobals } from '../modes.ts';
import { storyIn } from './address.ts';
import { Looks } from './Looks.tsx';

const templates = Object.entries(heroSamples);

const meta = preview.meta({
  title: 'Review/Heroes',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  render: (_, { globals }) => {
    const inWords = useHeroWords();
    const { locale } = readGlobals(globals);
    return (
      <Page
        area="Review"
        title="Seven heroes, six partners"
        intro="Each hero template in each partner: light mode above, dark mode below, 1440 pixels wide. Select a thumbnail to open its story in that partner, mode and language."
      >
        {templates.map(([template, { name, args }]) => (
          <Looks
            key={template}
            title={`Hero ${template}: ${name}`}
            language={languageOf(locale)}
            width={1440}
            hrefOf={(partner, mode) =>
              storyIn(`sections-hero-hero-${template.toLowerCase()}--playground`, partner, mode, locale)
            }
            draw={() => <Hero {...inWords(args)} lead={false} />}
          />
        ))}
      </Page>
    );
  },
});

/** The samples speak the language of the toolbar, and so do the stories that they lead to. */
export const Portuguese = meta.story({
  name: 'Em português',
  globals: { locale: 'pt-BR' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link', { name: 'Trópico, dark' })[0]).toHaveAttribute(
      'href',
      './?path=/story/sections-hero-hero-a--playground&globals=partner:tropico;mode:dark;locale:pt-BR',
    );
    await waitFor(() =>
      expect(canvasElement.querySelector('iframe')?.contentDocument?.body.textContent).toContain(heroTexts.title[1]),
    );
  },
});

/** Each template has twelve thumbnails. Each opens its story in that partner and mode. */
export const AllHeroes = meta.story({
  name: 'All heroes',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7 * 12);
    const [first] = canvas.getAllByRole('link', { name: 'Trópico, dark' });
    await expect(first).toHaveAttribute(
      'href',
      './?path=/story/sections-hero-hero-a--playground&globals=partner:tropico;mode:dark',
    );
    await waitFor(() => {
      const page = canvasElement.querySelector('iframe')?.contentDocument;
      return expect(page?.querySelector('[data-component=Hero][data-template=A]')).not.toBeNull();
    });
  },
});
