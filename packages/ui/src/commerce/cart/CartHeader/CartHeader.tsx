import { Button } from '../../../components/Button/index.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Heading, Text } from '../../../foundation/index.ts';
import { CartStatus } from './CartStatus.tsx';
import * as css from './CartHeader.css.ts';

export interface CartHeaderProps {
  /** The brand the cart is for. */
  brand: string;
  status: 'open' | 'closed';
  /** In words, such as the price list. */
  details?: string;
  /** Exports the cart as a spreadsheet; absent where it may not be. */
  onExport?: () => void;
  exporting?: boolean;
  /** Exports it with a picture of the goods in each row. */
  onExportPictures?: () => void;
  exportingPictures?: boolean;
  /** Imports an edited list. */
  onImport?: () => void;
  /** Removes the whole cart. */
  onRemove?: () => void;
  labels: CartHeaderLabels;
}

export interface CartHeaderLabels {
  /** 'CART OPEN' */
  open: string;
  /** 'CART CLOSED' */
  closed: string;
  export: string;
  /** 'Export with pictures' */
  exportPictures: string;
  import: string;
  remove: string;
}

/** Whose cart it is, whether it is open, and what can be done with all of it. */
export function CartHeader({
  brand,
  status,
  details,
  onExport,
  exporting,
  onExportPictures,
  exportingPictures,
  onImport,
  onRemove,
  labels,
}: CartHeaderProps) {
  return (
    <header data-component="CartHeader" className={css.header}>
      <div className={css.titles}>
        <div className={css.status}>
          <CartStatus status={status} label={labels[status]} />
        </div>
        <Heading level={1} size="lg">
          {brand}
        </Heading>
        {details && (
          <Text size="sm" tone="muted">
            {details}
          </Text>
        )}
      </div>
      {(onExport || onImport) && (
        <div className={css.actions}>
          {onExport && (
            <Button variant="quiet" size="sm" icon="download" busy={exporting} onPress={onExport}>
              {labels.export}
            </Button>
          )}
          {onExportPictures && (
            <Button variant="quiet" size="sm" icon="image" busy={exportingPictures} onPress={onExportPictures}>
              {labels.exportPictures}
            </Button>
          )}
          {onImport && (
            <Button variant="quiet" size="sm" icon="upload" onPress={onImport}>
              {labels.import}
            </Button>
          )}
        </div>
      )}
      {onRemove && (
        <div className={css.remove}>
          <IconButton icon="trash" label={labels.remove} onPress={onRemove} />
        </div>
      )}
    </header>
  );
}
