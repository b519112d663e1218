import { ImportWizard } from '@vitrine/ui/commerce/cart/ImportWizard';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { importLabels } from '../../mappers/labels/import.ts';
import { useUndoImport } from '../cart/useUndoImport.ts';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useImport } from './useImport.ts';
import type { ImportTarget } from './useImport.ts';
import { useOpenFile } from '../../../shared/connected/documents/useOpenFile.ts';

interface ImportDialogProps extends ImportTarget {
  onClose: () => void;
  /** Rows that were pasted into the page: checked at once. */
  pasted?: string;
  /** Downloads the list to fill in. */
  onTemplate?: () => void;
}

/** A filled-in spreadsheet becomes a cart. */
export function ImportDialog({ onClose, onTemplate, pasted, ...target }: ImportDialogProps) {
  const intl = useIntl();
  const locale = useLocale();
  const open = useOpenFile();
  const undo = useUndoImport();
  const { reasons, draft, ...steps } = useImport(target);
  const check = useEffectEvent((text: string) => steps.onPaste({ text }));
  useEffect(() => {
    if (pasted !== undefined) check(pasted);
  }, [pasted]);
  return (
    <ImportWizard
      open
      onClose={onClose}
      {...steps}
      onTemplate={onTemplate}
      onUndo={() => {
        if (draft !== null) void undo(draft);
        onClose();
      }}
      onDownloadReasons={reasons === null ? undefined : () => void open(`/v1/purchase-order-draft/reasons/${reasons}`)}
      labels={importLabels(intl)}
      format={(units) => new Intl.NumberFormat(locale).format(units)}
    />
  );
}
