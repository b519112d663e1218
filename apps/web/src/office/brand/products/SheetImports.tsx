import { useQuery } from '@tanstack/react-query';
import type { CatalogueImport } from '@vitrine/api/client';
import { Button } from '@vitrine/ui/components/Button';
import { DateText } from '@vitrine/ui/components/DateText';
import { Table } from '@vitrine/ui/components/Table';
import { Stack, Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { catalogueQueries } from '../../parts/queries/catalogue.ts';

interface SheetImportsProps {
  isBusy: boolean;
  onUndo: (written: CatalogueImport) => void;
}

/** The sheets that the brand has written lately; each can be undone once. */
export function SheetImports({ isBusy, onUndo }: SheetImportsProps) {
  const t = useTranslate();
  const { data = [] } = useQuery(useQueriesOf(catalogueQueries).imports());
  if (data.length === 0) return null;
  const changes = ({ new_products: added, changed_products: changed }: CatalogueImport): string =>
    added + changed === 0
      ? t('catalogue.imports.nothing')
      : t('catalogue.imports.counts', { new: added, changed, both: String(added > 0 && changed > 0) });
  return (
    <Stack space="sm">
      <Table
        caption={t('catalogue.imports.title')}
        rows={data}
        rowId={({ id }) => String(id)}
        empty=""
        columns={[
          {
            id: 'file',
            label: t('catalogue.imports.file'),
            rowHeader: true,
            cell: ({ file, is_undo: isUndo }) => (isUndo ? t('catalogue.imports.undoOf', { file }) : file),
          },
          {
            id: 'when',
            label: t('catalogue.imports.when'),
            cell: ({ at }) => <DateText value={at} form="moment" />,
          },
          { id: 'by', label: t('catalogue.imports.by'), cell: ({ by }) => by },
          { id: 'what', label: t('catalogue.imports.what'), cell: changes },
          {
            id: 'state',
            label: t('catalogue.imports.state'),
            cell: (written) =>
              written.can_undo ? (
                <Button
                  variant="quiet"
                  size="sm"
                  disabled={isBusy}
                  label={t('catalogue.imports.undoNamed', { file: written.file })}
                  onPress={() => onUndo(written)}
                >
                  {t('catalogue.imports.undo')}
                </Button>
              ) : written.is_undone ? (
                t('catalogue.imports.undone')
              ) : (
                '–'
              ),
          },
        ]}
      />
      <Text size="sm" tone="muted" measure>
        {t('catalogue.imports.text')}
      </Text>
    </Stack>
  );
}
