import { Picture, Text } from '../../../foundation/index.ts';
import { UnitsTable, type UnitsRow } from './UnitsTable.tsx';
import * as css from './OrderedUnits.css.ts';

/** A product with units by colour and size. */
export interface UnitsOfProduct {
  id: number | string;
  name: string;
  reference?: string;
  image?: { src: string; alt: string };
  /** Only the sizes with units, in the order of the size run. */
  sizes: readonly string[];
  rows: readonly UnitsRow[];
}

export interface OrderedUnitsProps {
  product: UnitsOfProduct;
  /** In words, such as units and value, one line each. */
  figures?: readonly string[];
  /** Head of the colours. */
  colour: string;
  format: (units: number) => string;
}

/** Units of one product by colour and size, in a small grid beside its picture. Nothing here can be taken for a size that is a quantity. */
export function OrderedUnits({ product, figures = [], colour, format }: OrderedUnitsProps) {
  const { name, reference, image, sizes, rows } = product;
  return (
    <div data-component="OrderedUnits" className={css.frame}>
      <div className={css.product} data-plain={!image || undefined}>
        {image && (
          <div className={css.picture}>
            <Picture src={image.src} alt={image.alt} ratio="3:4" bleed sizes="48px" />
          </div>
        )}
        <div className={css.words}>
          <Text as="span" weight="strong">
            {name}
          </Text>
          {reference && (
            <Text as="span" size="xs" tone="muted">
              {reference}
            </Text>
          )}
        </div>
        {figures.length > 0 && (
          <div className={css.figures}>
            {figures.map((figure) => (
              <span key={figure}>{figure}</span>
            ))}
          </div>
        )}
        <div className={css.units}>
          <UnitsTable {...{ name, sizes, rows, colour, format }} />
        </div>
      </div>
    </div>
  );
}
