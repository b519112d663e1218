import { FilterTabs } from '@vitrine/ui/commerce/relationship/FilterTabs';
import { Button } from '@vitrine/ui/components/Button';
import { Table, type TableColumn } from '@vitrine/ui/components/Table';
import { Stack, TextLink } from '@vitrine/ui/foundation';
import { useMemo, useState } from 'react';
import { paths } from '../../../../shared/config/paths.ts';
import { useTranslate } from '../../../../shared/connected/useTranslate.ts';
import type { DroppedFile, DropState } from './dropped.ts';
import { FileState } from './FileState.tsx';
import type { PictureDropActions } from './usePictureDrop.ts';

const views = {
  all: ['unmatched', 'waiting', 'sending', 'stored', 'refused', 'there', 'double'],
  refused: ['refused'],
  unmatched: ['unmatched'],
  there: ['there', 'double'],
  waiting: ['waiting', 'sending'],
  stored: ['stored'],
} as const satisfies Record<string, readonly DropState[]>;

type View = keyof typeof views;

const isIn = (view: View, state: DropState): boolean => (views[view] as readonly DropState[]).includes(state);

/** The same ones each time: hundreds of rows rest while one of them changes. */
const useColumns = (onRemove: PictureDropActions['remove']): TableColumn<DroppedFile>[] => {
  const t = useTranslate();
  return useMemo(
    () => [
      { id: 'file', label: t('catalogue.drop.file'), rowHeader: true, cell: ({ file }) => file.name },
      {
        id: 'product',
        label: t('catalogue.product.product'),
        cell: ({ match: { product } }) =>
          product ? (
            <TextLink href={paths.admin(`brand/products/${product.id}`)}>
              {`${product.reference_code} ${product.name}`}
            </TextLink>
          ) : (
            '–'
          ),
      },
      {
        id: 'colour',
        label: t('catalogue.drop.colour'),
        cell: ({ match: { product, colour } }) => colour?.name ?? (product ? t('catalogue.drop.allColours') : '–'),
      },
      { id: 'state', label: t('catalogue.drop.state'), cell: (file) => <FileState file={file} /> },
      {
        id: 'remove',
        label: t('catalogue.pricelists.actions'),
        cell: ({ id, file, state }) =>
          state === 'stored' || state === 'sending' ? (
            '–'
          ) : (
            <Button
              variant="quiet"
              size="sm"
              label={t('catalogue.drop.removeOf', { name: file.name })}
              onPress={() => onRemove([id])}
            >
              {t('catalogue.colour.remove')}
            </Button>
          ),
      },
    ],
    [t, onRemove],
  );
};

interface DropTableProps {
  files: readonly DroppedFile[];
  onRemove: PictureDropActions['remove'];
}

/** Where each file goes and how far it is; of hundreds, those that were refused are one press away. */
export function DropTable({ files, onRemove }: DropTableProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<View>('all');
  const columns = useColumns(onRemove);
  const options = (Object.keys(views) as View[])
    .map((value) => ({
      value,
      label: t(`catalogue.drop.view.${value}`),
      count: files.filter(({ state }) => isIn(value, state)).length,
    }))
    .filter(({ count }) => count > 0);
  const view = options.some(({ value }) => value === chosen) ? chosen : 'all';
  return (
    <Stack space="md">
      {options.length > 2 && (
        <FilterTabs
          label={t('catalogue.drop.views')}
          options={options}
          value={view}
          onChange={({ value }) => setChosen(value)}
        />
      )}
      <Table
        caption={t('catalogue.drop.preview')}
        rows={files.filter(({ state }) => isIn(view, state))}
        rowId={({ id }) => String(id)}
        empty=""
        columns={columns}
      />
    </Stack>
  );
}
