import preview from '#storybook/preview';
import { Hero } from '@vitrine/ui/sections/Hero';
import { expect, waitFor } from 'storybook/test';
import { heroSamples } from '../../packages/ui/src/sections/Hero/stories/samples.ts';
import { useHeroWords } from '../../packages/ui/src/sections/Hero/stories/useHeroWords.fixture.tsx';
import { heroTexts } from '../../packages/ui/src/sections/Hero/stories/words.ts';
import { Page } from '../blocks/Page.tsx';
import { languageOf, readGlobals } from '../modes.ts';
import type { Locale } from '../modes.ts';
import { picturesIn } from '../pictures.ts';
import { reviewWords } from '../words/review.ts';
import { useWords } from '../words/useWords.ts';
import { storyIn } from './address.ts';
import { Advice } from './Advice.tsx';
import { Looks } from './Looks.tsx';

const templates = Object.entries(heroSamples) as [keyof typeof heroSamples, (typeof heroSamples)['A']][];

const Heroes = ({ locale }: { locale: Locale }) => {
  const t = useWords(reviewWords);
  const inWords = useHeroWords();
  return (
    <Page area={t('area')} title={t('heroes')} intro={t('heroesIntro')}>
      {templates.map(([template, { args }]) => (
        <Looks
          key={template}
          title={t(template)}
          language={languageOf(locale)}
          width={1440}
          advice={<Advice template={template} />}
          hrefOf={(partner, mode) =>
            storyIn(`sections-hero-hero-${template.toLowerCase()}--playground`, partner, mode, locale)
          }
          draw={(partner, mode) => (
            // Wide windows alone: no picture for phones is drawn.
            <Hero
              {...inWords({ ...args, ...picturesIn({ partner, mode }, { image: args.image }), imageMobile: null })}
              lead={false}
            />
          )}
        />
      ))}
    </Page>
  );
};

const meta = preview.meta({
  title: 'Review/Heroes',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  render: (_, { globals }) => <Heroes locale={readGlobals(globals).locale} />,
});

/** The samples speak the language of the toolbar, and so do the stories that they lead to. */
export const Portuguese = meta.story({
  name: 'Em português',
  globals: { locale: 'pt-BR' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link', { name: 'Trópico, escuro' })[0]).toHaveAttribute(
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
    const rows = canvas
      .getAllByRole('list')
      .map((row) => new Set([...row.children].map((cell) => cell.getBoundingClientRect().top)).size);
    await expect(rows).toEqual(Array.from({ length: 14 }, () => 1));
    const [first] = canvas.getAllByRole('link', { name: 'Trópico, dark' });
    await expect(first).toHaveAttribute(
      'href',
      './?path=/story/sections-hero-hero-a--playground&globals=partner:tropico;mode:dark',
    );
    await waitFor(() => {
      const page = canvasElement.querySelector('iframe')?.contentDocument;
      return expect(page?.querySelector('[data-component=Hero][data-template=A]')).not.toBeNull();
    });
    // Every partner and mode has a picture of its own.
    await waitFor(() => {
      const pages = [...canvasElement.querySelectorAll('iframe')].slice(0, 12).map((frame) => frame.contentDocument);
      const sources = pages.map((page) => page?.querySelector<HTMLImageElement>('[data-part=picture] img')?.src);
      return expect(new Set(sources.filter(Boolean)).size).toBe(12);
    });
  },
});
