import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Table } from '@vitrine/ui/components/Table';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { excerpts, leafChanges } from '../../../mappers/leaves.ts';
import type { Fields } from '../../../mappers/staffContent.ts';
import { useFieldName } from '../log/useFieldName.ts';
import { usePlainValue } from '../log/useFieldValue.ts';

interface ConflictProps {
  theirs: Fields;
  mine: Fields;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody saved the document meanwhile: both values of each field that differs, and the choice between them. */
export function Conflict({ theirs, mine, isBusy, onKeepMine, onTakeTheirs }: ConflictProps) {
  const t = useTranslate();
  const nameOf = useFieldName();
  const valueOf = usePlainValue();
  return (
    <Banner
      tone="critical"
      title={t('admin.conflict.title')}
      action={
        <Inline>
          <Button busy={isBusy} onPress={onKeepMine}>
            {t('admin.conflict.keepMine')}
          </Button>
          <Button variant="secondary" onPress={onTakeTheirs}>
            {t('admin.conflict.takeTheirs')}
          </Button>
        </Inline>
      }
    >
      <Stack space="sm">
        <Text>{t('admin.conflict.text')}</Text>
        <Table
          caption={t('admin.conflict.fields')}
          hideCaption
          rows={leafChanges(theirs, mine)}
          rowId={({ field }) => field}
          empty={t('admin.conflict.same')}
          columns={[
            {
              id: 'field',
              label: t('admin.log.field'),
              rowHeader: true,
              cell: ({ field }) => nameOf(field),
            },
            { id: 'theirs', label: t('admin.conflict.theirs'), cell: (row) => valueOf(excerpts(row)[0]) || '–' },
            { id: 'mine', label: t('admin.conflict.mine'), cell: (row) => valueOf(excerpts(row)[1]) || '–' },
          ]}
        />
      </Stack>
    </Banner>
  );
}
