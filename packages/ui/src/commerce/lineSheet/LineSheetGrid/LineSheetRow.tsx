import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo } from 'react';
import { Badge } from '../../../components/Badge/index.ts';
import { box } from '../../../components/Checkbox/Checkbox.css.ts';
import { Picture } from '../../../foundation/index.ts';
import { Link } from '../../../foundation/LinkProvider/index.ts';
import { ColourSwatches } from '../../catalogue/ColourSwatches/index.ts';
import type { LineSheetLabels, LineSheetProduct } from './types.ts';
import * as css from './LineSheetGrid.css.ts';

export interface LineSheetRowProps {
  product: LineSheetProduct;
  /** Its place among what is shown. */
  index: number;
  selected: boolean;
  /** Tab comes to this row. */
  active: boolean;
  labels: LineSheetLabels;
}

/** More colours than these are a number. */
const COLOURS = 5;

function Price({ price, labels }: Pick<LineSheetProduct, 'price'> & { labels: LineSheetLabels }) {
  return (
    <>
      <span role="gridcell" className={css.figure}>
        {price ? price.wholesale : <span className={css.restricted}>{labels.restricted}</span>}
      </span>
      <span role="gridcell" className={`${css.figure} ${css.wide}`}>
        {price?.retailer}
      </span>
    </>
  );
}

function Row({ product, index, selected, active, labels }: LineSheetRowProps) {
  const { name, reference, href, image, colours, sizes, outOfStock } = product;
  return (
    <div
      role="row"
      className={css.row}
      data-index={index}
      data-part="row"
      aria-rowindex={index + 2}
      aria-selected={selected}
      tabIndex={active ? 0 : -1}
      style={assignInlineVars({ [css.at]: String(index) })}
    >
      <span role="gridcell" className={css.tick}>
        <input
          type="checkbox"
          className={box}
          tabIndex={-1}
          checked={selected}
          readOnly
          aria-label={labels.select({ name })}
        />
      </span>
      <span role="gridcell" className={css.product}>
        <span className={css.thumb}>
          <Picture src={image.src} alt="" ratio="3:4" bleed sizes="48px" />
        </span>
        <span className={css.words}>
          <Link href={href} tabIndex={-1} className={css.name}>
            {name}
          </Link>
          <span className={css.reference} title={outOfStock ? labels.outOfStock : undefined}>
            <span className={css.code}>{reference}</span>
            {outOfStock ? (
              <Badge tone="caution">{labels.outOfStock}</Badge>
            ) : (
              <span className={css.sizesBelow}>
                <bdi dir="ltr">{sizes}</bdi>
              </span>
            )}
          </span>
        </span>
      </span>
      <span role="gridcell" className={css.wide}>
        <ColourSwatches label={labels.colours} colours={[...colours]} limit={COLOURS} />
      </span>
      <span role="gridcell" className={css.wide}>
        <bdi dir="ltr">{sizes}</bdi>
      </span>
      <Price price={product.price} labels={labels} />
    </div>
  );
}

/** Drawn again only when it is chosen or left, entered or gone from. */
export const LineSheetRow = memo(Row);
