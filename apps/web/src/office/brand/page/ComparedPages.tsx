import { PageComparison, type PageComparisonProps } from '@vitrine/ui/commerce/catalogue/PageComparison';
import { Stack, Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

interface ComparedPagesProps extends Pick<PageComparisonProps, 'label' | 'parts' | 'onEdit'> {
  /** What the page beside the live one is called. */
  after: string;
  /** Changed fields without a place on the page. */
  elsewhere: string;
}

/** The live page beside another state of it. */
export function ComparedPages({ after, elsewhere, ...pages }: ComparedPagesProps) {
  const t = useTranslate();
  return (
    <Stack space="sm">
      <PageComparison
        {...pages}
        labels={{
          sides: t('office.page.sides'),
          before: t('office.page.live'),
          after,
          onlyChanged: t('office.page.onlyChanged'),
          previous: t('office.page.previousChange'),
          next: t('office.page.nextChange'),
          position: ({ at, of }) => t(at === 0 ? 'office.page.changes' : 'office.page.changeAt', { at, count: of }),
          changed: ({ name }) => t('office.page.changedPart', { name }),
          edit: ({ name }) => t('office.page.editPart', { name }),
          missing: t('office.page.missingPart'),
        }}
      />
      {elsewhere !== '' && <Text tone="muted">{t('office.page.elsewhere', { fields: elsewhere })}</Text>}
    </Stack>
  );
}
