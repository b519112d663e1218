import { useSampleWords } from '#storybook/labels';
import preview from '#storybook/preview';
import type { Mode } from '@vitrine/tokens';
import { Hero } from '@vitrine/ui/sections/Hero';
import type { HeroProps } from '@vitrine/ui/sections/Hero';
import { expect, waitFor, within } from 'storybook/test';
import { heroSamples } from '../../packages/ui/src/sections/Hero/stories/samples.ts';
import { heroTexts } from '../../packages/ui/src/sections/Hero/stories/words.ts';
import { Page } from '../blocks/Page.tsx';
import { languageOf, readGlobals } from '../modes.ts';
import type { Locale, Partner } from '../modes.ts';
import { picturesIn } from '../pictures.ts';
import { reviewWords } from '../words/review.ts';
import { useWords } from '../words/useWords.ts';
import { storyIn } from './address.ts';
import { ChooseHero, idOf, templates } from './ChooseHero.tsx';
import { Looks } from './Looks.tsx';

/** Of that partner. Thumbnails are wide windows, so none is drawn for phones. */
const widePicture = (args: HeroProps, partner: Partner, mode: Mode): HeroProps => ({
  ...args,
  ...picturesIn({ partner, mode }, { image: args.image }),
  imageMobile: null,
});

const Heroes = ({ locale }: { locale: Locale }) => {
  const t = useWords(reviewWords);
  const inWords = useSampleWords();
  return (
    <Page area={t('area')} title={t('heroes')} intro={t('heroesIntro')}>
      <ChooseHero />
      {templates.map((template) => {
        const { args } = heroSamples[template];
        return (
          <Looks
            key={template}
            id={idOf(template)}
            title={t(template)}
            language={languageOf(locale)}
            width={1440}
            hrefOf={(partner, mode) =>
              storyIn(`sections-hero-hero-${template.toLowerCase()}--playground`, partner, mode, locale)
            }
            draw={(partner, mode) => <Hero {...inWords(widePicture(args, partner, mode))} lead={false} />}
          />
        );
      })}
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

/** A table says which template fits which picture, title, text and buttons. Below, each has twelve thumbnails, which open its story in that partner and mode. */
export const AllHeroes = meta.story({
  name: 'The seven heroes',
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('row', { name: /^Hero E/ });
    await expect(within(row).getByRole('cell', { name: 'Two to four words' })).toBeVisible();
    await expect(canvasElement.querySelector(within(row).getByRole('link').getAttribute('href') ?? '')).toBe(
      canvas.getByRole('region', { name: /^Hero E/ }),
    );
    await expect(canvas.getAllByRole('link', { name: /, (light|dark)$/ })).toHaveLength(7 * 12);
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
