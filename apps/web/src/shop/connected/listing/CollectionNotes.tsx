import { RichHtml } from '@vitrine/ui/components/RichHtml';
import { Heading, Stack, TextLink } from '@vitrine/ui/foundation';
import type { WireListing } from '../../../shared/mappers/wire.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

type Collection = NonNullable<WireListing['meta']['selected_collection']>;

/** What the brand says about a collection: its press release, for everyone, and its lookbook. */
export function CollectionNotes({ collection }: { collection: Collection }) {
  const t = useTranslate();
  const { press_release: press, lookbook_url: lookbook } = collection;
  if (!press && !lookbook) return null;
  return (
    <Stack space="sm">
      {press && (
        <section>
          <Heading level={3} size="sm">
            {t('brand.press')}
          </Heading>
          <RichHtml html={press} />
        </section>
      )}
      {lookbook && (
        <TextLink href={lookbook} external>
          {t('app.product.lookbook')}
        </TextLink>
      )}
    </Stack>
  );
}
