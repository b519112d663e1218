import { DownloadMenu } from '@vitrine/ui/commerce/lineSheet/DownloadMenu';
import { lazy, Suspense, useState } from 'react';
import { useApproved } from '../documents/useApproved.tsx';
import { useDownloads } from '../../../shared/connected/documents/useDownloads.ts';
import { useMadeFile } from '../documents/useMadeFile.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import type { WireListing } from '../../../shared/mappers/wire.ts';

const ImportDialog = lazy(() =>
  import('../documents/ImportDialog.tsx').then((module) => ({ default: module.ImportDialog })),
);

type Collection = NonNullable<WireListing['meta']['selected_collection']>;

/** Which map of the collection has the address, in the order of the buttons (D-062). */
const files = [
  { id: 'lineSheet', map: 'linesheet', action: 'lineSheet' },
  { id: 'list', map: 'list_of_product', action: 'list' },
  { id: 'exportList', map: 'purchase_order_draft', action: 'exportList' },
  { id: 'exportPictures', map: 'purchase_order_draft', action: 'exportList', query: 'pictures=true' },
] as const;

const withQuery = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** A line sheet of more products takes seconds: a job makes it, and shows how far it is. */
const AT_ONCE = 100;

interface FilesProps {
  collection: Collection;
  pricelist: number | null;
  /** How many products the listing has. */
  products: number;
}

/** What a retailer takes along of a collection, and the filled-in list it brings back (R-248, R-249, R-251, R-252, D-023). */
export function Files({ collection, pricelist, products }: FilesProps) {
  const t = useTranslate();
  const { allowed, dialog } = useApproved();
  const [isImporting, setImporting] = useState(false);
  const list = String(pricelist ?? collection.pricelists[0]?.id ?? '');
  const offered = files.flatMap(({ id, map, action, ...more }) => {
    const path = collection[map][list];
    if (path === undefined) return [];
    const label = t(`import.files.${id}`);
    return { id, label, action, path: 'query' in more ? withQuery(path, more.query) : path };
  });
  const downloads = useDownloads(offered);
  const large = useMadeFile({
    making: t('import.files.making'),
    start: async (client) => {
      const body = { pricelist_id: Number(list) };
      return (await client.lineSheets.makeLineSheet({ params: { id: collection.id }, body })).data.data.id;
    },
  });
  const guarded = downloads.map((download, at) => {
    const action = offered[at]?.action ?? 'list';
    const file = action === 'lineSheet' && products > AT_ONCE ? { ...download, ...large } : download;
    return { ...file, onPress: allowed(action, file.onPress) };
  });
  const template = downloads.find(({ id }) => id === 'exportList')?.onPress;
  return (
    <>
      <DownloadMenu
        downloads={[
          ...guarded,
          {
            id: 'importList',
            label: t('import.files.importList'),
            icon: 'upload',
            onPress: allowed('importList', () => setImporting(true)),
          },
        ]}
        labels={{ title: t('import.files.title'), open: t('order.openFile') }}
      />
      {dialog}
      {isImporting && (
        <Suspense>
          <ImportDialog
            sellerId={collection.seller.id}
            pricelistId={pricelist}
            onTemplate={template}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
