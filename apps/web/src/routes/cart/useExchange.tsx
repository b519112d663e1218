import { lazy, Suspense, useState } from 'react';
import { useApproved } from '../../connected/documents/useApproved.tsx';
import { useDownloads } from '../../connected/documents/useDownloads.ts';
import type { Cart } from '../../queries/cart.ts';

const ImportDialog = lazy(() =>
  import('../../connected/documents/ImportDialog.tsx').then((module) => ({ default: module.ImportDialog })),
);

/** An open cart goes out as a spreadsheet and comes in again. */
export const useExchange = (cart: Cart) => {
  const { allowed, dialog } = useApproved();
  const [isImporting, setImporting] = useState(false);
  const path = `/v1/purchase-order-draft/cart-export?pricelist_id=${cart.pricelist.id}&cart_id=${cart.id}`;
  const [file] = useDownloads([{ id: 'cart', label: '', path }]);
  const download = file?.onPress ?? (() => undefined);
  const dialogs = (
    <>
      {dialog}
      {isImporting && (
        <Suspense>
          <ImportDialog
            sellerId={cart.seller.id}
            pricelistId={cart.pricelist.id}
            onTemplate={download}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </>
  );
  return {
    file,
    dialogs,
    onExport: allowed('exportCart', download),
    onImport: allowed('importCart', () => setImporting(true)),
  };
};
