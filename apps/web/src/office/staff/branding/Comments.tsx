import { DateText } from '@vitrine/ui/components/DateText';
import { Table } from '@vitrine/ui/components/Table';
import { Heading, Stack, Text } from '@vitrine/ui/foundation';
import { SettleButton } from '../../parts/branding/SettleButton.tsx';
import { useBrandingReview } from '../../parts/branding/useBrandingReview.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/** What staff said in the studio about the look, open comments first. */
export function Comments() {
  const t = useTranslate();
  const { review, settle } = useBrandingReview();
  return (
    <Stack space="md">
      <Heading level={2} size="sm">
        {t('branding.comments')}
      </Heading>
      <Text tone="muted">{t('branding.reviewText')}</Text>
      <Table
        caption={t('branding.comments')}
        hideCaption
        rows={review?.comments ?? []}
        rowId={({ id }) => String(id)}
        empty={t('branding.noComments')}
        columns={[
          { id: 'said', label: t('branding.said'), rowHeader: true, cell: ({ text }) => text },
          {
            id: 'where',
            label: t('branding.where'),
            cell: ({ surface, mode }) => `${t(`preview.surface.${surface}`)}, ${t(`branding.seenIn.${mode}`)}`,
          },
          { id: 'who', label: t('branding.who'), cell: ({ person }) => person ?? t('branding.somebody') },
          {
            id: 'when',
            label: t('branding.when'),
            cell: ({ created_at }) => <DateText value={created_at} form="moment" />,
          },
          {
            id: 'state',
            label: t('branding.state'),
            cell: (comment) => <SettleButton comment={comment} settle={settle} />,
          },
        ]}
      />
    </Stack>
  );
}
