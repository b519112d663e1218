import preview from '#storybook/preview';
import { Select } from '@vitrine/ui/components/Select';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { drawnPictures } from '../../apps/web/src/testing/drawnPictures.ts';
import { Page } from '../blocks/Page.tsx';
import { languageOf, partnerNames, readGlobals } from '../modes.ts';
import type { Locale } from '../modes.ts';
import { useSurfaces } from '../whitelabel/surfaces.ts';
import { reviewWords } from '../words/review.ts';
import { useWords } from '../words/useWords.ts';
import { storyIn } from './address.ts';
import { Looks } from './Looks.tsx';

/** Shows each screen to the first viewer that it is made for, or to an approved retailer. */
const Review = ({ locale }: { locale: Locale }) => {
  const t = useWords(reviewWords);
  const { surfaces } = useSurfaces();
  const [id, setId] = useState(surfaces[0]?.id ?? '');
  const surface = surfaces.find((one) => one.id === id);
  const language = languageOf(locale);
  return (
    <Page area={t('area')} title={t('screens')} intro={t('screensIntro')}>
      <Select
        label={t('screen')}
        options={surfaces.map(({ id: value, group, title }) => ({ value, label: `${group}: ${title}` }))}
        value={id}
        onChange={({ value }) => setId(value)}
      />
      {surface && (
        <Looks
          key={id}
          title={surface.title}
          language={language}
          width={1440}
          hrefOf={(partner, mode) => storyIn('white-label-studio--playground', partner, mode, locale)}
          draw={(partner, mode) =>
            surface.render({
              viewer: surface.viewers?.[0] ?? 'approved',
              language,
              mode,
              name: partnerNames[partner],
              logo: null,
            })
          }
        />
      )}
    </Page>
  );
};

const meta = preview.meta({
  title: 'Review/Screens',
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(drawnPictures),
  render: (_, { globals }) => <Review locale={readGlobals(globals).locale} />,
});

/** The chosen screen is shown in every partner, in light and dark mode. */
export const AnyScreen = meta.story({
  name: 'Any screen',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Screen or part' }), 'login');
    await expect(canvas.getAllByRole('link')).toHaveLength(12);
    await waitFor(() => {
      const page = canvasElement.querySelector('iframe')?.contentDocument;
      return expect(page?.querySelector('[role=dialog]')).not.toBeNull();
    });
  },
});
