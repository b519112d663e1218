import { can } from '@vitrine/api/rules';
import { NotAllowedDialog } from '@vitrine/ui/commerce/cart/NotAllowedDialog';
import { DownloadList } from '@vitrine/ui/commerce/lineSheet/DownloadList';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDownloads } from '../../shared/connected/documents/useDownloads.ts';
import { useMadeFile } from '../connected/documents/useMadeFile.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { Why } from '../connected/why/Why.tsx';
import { notAllowedLabels } from '../../shared/mappers/labels/dialogs.ts';
import { downloadLabels } from '../../shared/mappers/labels/order.ts';
import { useSession } from '../../shared/queries/services.ts';

/** A list of more colours takes seconds, and its address would be too long: a job makes it, and shows how far it is. */
const AT_ONCE = 100;

interface DownloadPdfProps {
  products: readonly number[];
  /** All variations of the products. */
  variations: readonly number[];
  pricelist: number | null;
  /** Asks for a price list first. */
  onNeedsPricelist: () => void;
}

/** The selected products as a PDF in a new tab, for approved retailers alone (V-054, X-058) and at least one product (V-055). */
export function DownloadPdf({ products, variations, pricelist, onNeedsPricelist }: DownloadPdfProps) {
  const intl = useIntl();
  const t = useTranslate();
  const { user, stage } = useSession();
  const [refusal, setRefusal] = useState<'stage' | 'none' | null>(null);
  const query = new URLSearchParams(variations.map((id) => ['variations[]', String(id)]));
  query.set('pricelist_id', String(pricelist));
  const label = t('lineSheet.pdf');
  const [small] = useDownloads([{ id: 'pdf', label, path: `/v1/products/create-my-own-list?${query}` }]);
  const large = useMadeFile({
    making: t('import.files.making'),
    start: async (client) => {
      const body = { products: [...products], pricelist_id: Number(pricelist) };
      return (await client.lineSheets.makeOwnList({ body })).data.data.id;
    },
  });
  if (!user || !small) return null;
  // A file that is being made stays in sight when the selection changes.
  const file = large.busy || variations.length > AT_ONCE ? { ...small, ...large } : small;
  const press = (): void => {
    if (!can({ side: 'buyer', stage, entityId: user.entity_id }, 'downloadLineSheet')) setRefusal('stage');
    else if (variations.length === 0) setRefusal('none');
    else if (pricelist === null) onNeedsPricelist();
    else file.onPress();
  };
  const isStage = refusal === 'stage';
  return (
    <>
      <DownloadList downloads={[{ ...file, onPress: press }]} labels={downloadLabels(intl)} />
      <NotAllowedDialog
        open={refusal !== null}
        onClose={() => setRefusal(null)}
        text={t(`lineSheet.pdf.${refusal ?? 'stage'}`)}
        labels={isStage ? notAllowedLabels(intl) : { ...notAllowedLabels(intl), title: label }}
      >
        {isStage && <Why capability="downloadLineSheet" />}
      </NotAllowedDialog>
    </>
  );
}
