import preview from '#storybook/preview';
import { Heading } from '@vitrine/ui/foundation';
import { expect, waitFor } from 'storybook/test';
import { Page } from '../blocks/Page.tsx';
import { brandings, languageOf, modeOf, partnerNames, partners, readGlobals } from '../modes.ts';
import type { Locale } from '../modes.ts';
import { useSurfaces } from '../whitelabel/surfaces.ts';
import { reviewWords } from '../words/review.ts';
import { useWords } from '../words/useWords.ts';
import { storyIn } from './address.ts';
import * as css from './looks.css.ts';

const shown = partners.filter((partner) => partner !== 'wireframe');

/** Every mail that the studio shows, in every partner. A mail has one mode, which its reader's program may turn over. */
const Mails = ({ locale }: { locale: Locale }) => {
  const t = useWords(reviewWords);
  const { documents } = useSurfaces();
  const language = languageOf(locale);
  return (
    <Page area={t('area')} title={t('mails')} intro={t('mailsIntro')}>
      {documents.map(({ id, title, viewers, html }) => (
        <section key={id} className={css.looks} aria-label={title}>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <ul className={css.row}>
            {shown.map((partner) => {
              const mode = modeOf({ partner, mode: undefined });
              const scene = {
                viewer: viewers?.[0] ?? ('approved' as const),
                language,
                mode,
                name: partnerNames[partner],
                logo: null,
              };
              return (
                <li key={partner} className={css.cell}>
                  <div className={css.mail}>
                    <iframe
                      className={css.letter}
                      title={`${title}: ${partnerNames[partner]}`}
                      srcDoc={html(scene, brandings[partner])}
                      loading="lazy"
                      inert
                    />
                  </div>
                  <a
                    className={css.link}
                    href={storyIn('white-label-studio--playground', partner, mode, locale)}
                    target="_top"
                  >
                    {partnerNames[partner]}
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Page>
  );
};

const meta = preview.meta({
  title: 'Review/Mails',
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  render: (_, { globals }) => <Mails locale={readGlobals(globals).locale} />,
});

/** Each mail has six thumbnails, each in the colours and under the name of its partner. */
export const AllMails = meta.story({
  name: 'All mails',
  play: async ({ canvas, canvasElement }) => {
    const mails = canvas.getAllByRole('region');
    await expect(canvas.getAllByRole('link')).toHaveLength(mails.length * 6);
    await waitFor(() => {
      const mail = canvasElement.querySelector<HTMLIFrameElement>('iframe[title$="Fjord"]')?.contentDocument;
      return expect(mail?.body.textContent).toContain('Fjord');
    });
  },
});
