import type { BrandCollectionRow, CollectionMove } from '@vitrine/api/client';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { brandOfficeKeys } from '../../parts/queries/brandOffice.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { ManyChosen } from '../../parts/list/many/ManyChosen.tsx';

interface ManyCollectionsProps {
  collections: readonly BrandCollectionRow[];
  view: CollectionMove['from'];
  onClear: () => void;
}

/** Archives the chosen collections, or brings them back. *Undo* makes the same call the other way round. */
export function ManyCollections({ collections, view, onClear }: ManyCollectionsProps) {
  const t = useTranslate();
  const { client } = useServices();
  const count = collections.length;
  const to = view === 'archived' ? 'hidden' : 'archived';
  const words = `office.collections.many.${view === 'archived' ? 'restore' : 'archive'}`;
  const move = (place: Pick<CollectionMove, 'from' | 'to'>) => async (rows: readonly BrandCollectionRow[]) => {
    const body = { collections: rows.map(({ id }) => ({ id, ...place })) };
    return (await client.brandCollections.moveMany({ body })).data.data;
  };
  return (
    <ManyChosen
      rows={collections}
      chosen={t('office.collections.many.chosen', { count })}
      nameOf={({ name }) => name}
      actions={[
        {
          id: 'move',
          label: t(words),
          title: t(`${words}.title`, { count }),
          text: t(`${words}.text`),
          run: move({ from: view, to }),
          done: (done) => t(`${words}.done`, { count: done }),
          undo: move({ from: to, to: view }),
        },
      ]}
      changes={brandOfficeKeys.collections}
      onClear={onClear}
    />
  );
}
