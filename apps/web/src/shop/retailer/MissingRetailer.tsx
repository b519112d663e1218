import { Button } from '@vitrine/ui/components/Button';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Section } from '@vitrine/ui/foundation';
import { paths } from '../../shared/config/paths.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';

/** A retailer that is not there, or not for this brand; the two are not told apart. */
export function MissingRetailer() {
  const t = useTranslate();
  return (
    <Section space="tight">
      <EmptyState
        level={1}
        icon="search"
        title={t('retailer.missing')}
        text={t('retailer.missingText')}
        action={
          <Button variant="secondary" href={paths.retailers()}>
            {t('retailer.title')}
          </Button>
        }
      />
    </Section>
  );
}
