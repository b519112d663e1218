import { Banner } from '@vitrine/ui/components/Banner';
import { Section, TextLink } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/** Says that what is below is not published yet, and leads to the page that is (R-171, D-060). */
export function DraftNotice({ published }: { published: string }) {
  const t = useTranslate();
  return (
    <Section space="below">
      <Banner tone="caution" action={<TextLink href={published}>{t('brand.draft.published')}</TextLink>}>
        {t('brand.draft')}
      </Banner>
    </Section>
  );
}
