import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useApproved } from '../connected/documents/useApproved.tsx';
import { useDownloads } from '../../shared/connected/documents/useDownloads.ts';
import type { Cart } from '../../shared/queries/cart.ts';

const ImportDialog = lazy(() =>
  import('../connected/documents/ImportDialog.tsx').then((module) => ({ default: module.ImportDialog })),
);

/** Rows on the clipboard, not a word or number: several cells. */
const areRows = (text: string): boolean => /[\t\n]/.test(text.trim());

/** A paste that a field or a grid of quantities takes itself. */
const isTaken = ({ defaultPrevented, target }: ClipboardEvent): boolean =>
  defaultPrevented ||
  (target instanceof Element && target.closest('input, textarea, [role=grid], [role=dialog]') !== null);

/** Calls back with rows that are pasted anywhere into the page. */
const usePastedRows = (isOpen: boolean, onRows: (text: string) => void): void => {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (isTaken(event) || !areRows(text)) return;
    event.preventDefault();
    onRows(text);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [isOpen]);
};

/** An open cart goes out as a spreadsheet and comes in again. */
export const useExchange = (cart: Cart) => {
  const { allowed, dialog } = useApproved();
  const [importing, setImporting] = useState<{ pasted?: string } | null>(null);
  const path = `/v1/purchase-order-draft/cart-export?pricelist_id=${cart.pricelist.id}&cart_id=${cart.id}`;
  const [file, pictured] = useDownloads([
    { id: 'cart', label: '', path },
    { id: 'pictures', label: '', path: `${path}&pictures=true` },
  ]);
  const isIdle = cart.status === 'o' && importing === null;
  usePastedRows(isIdle, (pasted) => allowed('importCart', () => setImporting({ pasted }))());
  const download = file?.onPress ?? (() => undefined);
  const dialogs = (
    <>
      {dialog}
      {importing && (
        <Suspense>
          <ImportDialog
            sellerId={cart.seller.id}
            pricelistId={cart.pricelist.id}
            onTemplate={download}
            pasted={importing.pasted}
            onClose={() => setImporting(null)}
          />
        </Suspense>
      )}
    </>
  );
  return {
    file,
    pictured,
    dialogs,
    onExport: allowed('exportCart', download),
    onExportPictures: allowed('exportCart', pictured?.onPress ?? (() => undefined)),
    onImport: allowed('importCart', () => setImporting({})),
  };
};
