import { DownloadList } from '@vitrine/ui/commerce/lineSheet/DownloadList';
import { Button } from '@vitrine/ui/components/Button';
import { lazy, Suspense, useState } from 'react';
import { useApproved } from '../documents/useApproved.tsx';
import { useDownloads } from '../documents/useDownloads.ts';
import { useTranslate } from '../useTranslate.ts';
import type { WireListing } from '../../mappers/wire.ts';

const ImportDialog = lazy(() =>
  import('../documents/ImportDialog.tsx').then((module) => ({ default: module.ImportDialog })),
);

type Collection = NonNullable<WireListing['meta']['selected_collection']>;

/** Which map of the collection has the address, in the order of the buttons (D-062). */
const files = [
  { id: 'lineSheet', map: 'linesheet' },
  { id: 'list', map: 'list_of_product' },
  { id: 'exportList', map: 'purchase_order_draft' },
] as const;

/** What a retailer takes along of a collection, and the filled-in list it brings back (R-248, R-249, R-251, R-252, D-023). */
export function Files({ collection, pricelist }: { collection: Collection; pricelist: number | null }) {
  const t = useTranslate();
  const { allowed, dialog } = useApproved();
  const [isImporting, setImporting] = useState(false);
  const list = String(pricelist ?? collection.pricelists[0]?.id ?? '');
  const offered = files.flatMap(({ id, map }) => {
    const path = collection[map][list];
    return path === undefined ? [] : { id, label: t(`import.files.${id}`), path };
  });
  const downloads = useDownloads(offered);
  const guarded = downloads.map((file, at) => ({
    ...file,
    onPress: allowed(offered[at]?.id ?? 'list', file.onPress),
  }));
  const template = downloads.find(({ id }) => id === 'exportList')?.onPress;
  return (
    <>
      <DownloadList downloads={guarded} labels={{ title: t('order.downloads'), open: t('order.openFile') }}>
        <Button size="sm" variant="quiet" icon="upload" onPress={allowed('importList', () => setImporting(true))}>
          {t('import.files.importList')}
        </Button>
      </DownloadList>
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
