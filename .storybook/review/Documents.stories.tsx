import preview from '#storybook/preview';
import { languageCodes, languageTags } from '@vitrine/api/rules';
import { Heading } from '@vitrine/ui/foundation';
import { expect, waitFor } from 'storybook/test';
import { Page } from '../blocks/Page.tsx';
import { languageOf, partnerNames, partners, readGlobals } from '../modes.ts';
import type { Locale } from '../modes.ts';
import { documentsWords } from '../words/documents.ts';
import { useWords } from '../words/useWords.ts';
import { documentPages, pictureName } from './documents/kinds.ts';
import type { DocumentKind } from './documents/kinds.ts';
import * as css from './looks.css.ts';

const pictures = import.meta.glob<string>('./documents/pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

const shown = partners.filter((partner) => partner !== 'wireframe');

interface KindProps {
  kind: DocumentKind;
  locale: Locale;
}

/** The pages of a document, each with a row of partners. */
const Kind = ({ kind, locale }: KindProps) => {
  const t = useWords(documentsWords);
  const language = languageCodes[languageTags.indexOf(languageOf(locale))] ?? 'en';
  return (
    <section className={css.looks} aria-label={t(kind)}>
      <Heading level={2} size="md">
        {t(kind)}
      </Heading>
      {Array.from({ length: documentPages[kind] }, (_, index) => index + 1).map((page) => (
        <ul key={page} className={css.row}>
          {shown.map((partner) => {
            const src = pictures[`./documents/pictures/${pictureName(kind, partner, language, page)}.webp`];
            return (
              <li key={partner} className={css.cell}>
                <img className={css.paper} src={src} alt="" loading="lazy" />
                <a className={css.link} href={src} target="_blank" rel="noreferrer">
                  {t('page', { partner: partnerNames[partner], page })}
                </a>
              </li>
            );
          })}
        </ul>
      ))}
    </section>
  );
};

const Documents = ({ locale }: { locale: Locale }) => {
  const t = useWords(documentsWords);
  return (
    <Page area={t('area')} title={t('title')} intro={t('intro')}>
      {(Object.keys(documentPages) as DocumentKind[]).map((kind) => (
        <Kind key={kind} kind={kind} locale={locale} />
      ))}
    </Page>
  );
};

const meta = preview.meta({
  title: 'Review/Documents',
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  render: (_, { globals }) => <Documents locale={readGlobals(globals).locale} />,
});

/** The line sheet, the purchase order and the list of products, in six partners. */
export const AllDocuments = meta.story({
  name: 'All documents',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4 * 6);
    const [first] = canvasElement.querySelectorAll('img');
    await waitFor(() => expect(first?.naturalWidth).toBeGreaterThan(500));
  },
});

/** Pages and pictures follow the language of the toolbar. */
export const Portuguese = meta.story({
  name: 'In Portuguese',
  globals: { locale: 'pt-BR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Pedido de compra, PDF' })).toBeVisible();
    const [first] = canvas.getAllByRole('link', { name: 'Fjord, página 1' });
    await expect(first?.getAttribute('href')).toContain('fjord.pt_BR.1');
  },
});
