import { Button } from '@vitrine/ui/components/Button';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Section } from '@vitrine/ui/foundation';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/** No brand has this address. It would be missing again, so the page leads to the others instead of offering another try. */
export function MissingBrand() {
  const t = useTranslate();
  return (
    <Section space="tight">
      <div role="alert">
        <EmptyState
          level={1}
          icon="search"
          title={t('app.brand.unreadable')}
          text={t('app.notFound.text')}
          action={
            <Button caps href={paths.brands()}>
              {t('app.brand.otherBrands')}
            </Button>
          }
        />
      </div>
    </Section>
  );
}
