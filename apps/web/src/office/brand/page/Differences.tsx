import type { BrandPageState } from '@vitrine/api/client';
import { Table } from '@vitrine/ui/components/Table';
import { Grid, Picture, Stack, Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { draftDifferences } from './pageDraft.ts';

/** A text, and small pictures of what is shown. */
function Value({ text, pictures = [] }: { text: string; pictures?: readonly string[] | undefined }) {
  return (
    <Stack space="xs">
      {(text !== '' || pictures.length === 0) && <Text as="span">{text || '–'}</Text>}
      {pictures.length > 0 && (
        <Grid columns={4} space="xs">
          {pictures.slice(0, 8).map((src, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a picture may be shown twice
            <Picture key={place} src={src} alt="" ratio="1:1" />
          ))}
        </Grid>
      )}
    </Stack>
  );
}

interface DifferencesProps {
  state: Pick<BrandPageState, 'live' | 'draft'>;
  /** What the page beside the live one is called. */
  after: string;
}

/** The values that a draft, or a former page, changes, beside those of the live page. */
export function Differences({ state, after: name }: DifferencesProps) {
  const t = useTranslate();
  return (
    <Table
      caption={t('office.page.comparison')}
      rows={draftDifferences(state)}
      rowId={({ field, language }) => `${field} ${language ?? ''}`}
      empty={t('office.page.otherParts')}
      columns={[
        {
          id: 'field',
          label: t('admin.log.field'),
          rowHeader: true,
          cell: ({ field, language }) => {
            const label = t(`office.page.field.${field}`);
            return language ? t('office.inLanguage', { label, language }) : label;
          },
        },
        {
          id: 'live',
          label: t('office.page.live'),
          cell: ({ before, pictures }) => <Value text={before} pictures={pictures?.before} />,
        },
        {
          id: 'draft',
          label: name,
          cell: ({ after, pictures }) => <Value text={after} pictures={pictures?.after} />,
        },
      ]}
    />
  );
}
