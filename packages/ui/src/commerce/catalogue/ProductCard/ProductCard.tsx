import { Badge } from '../../../components/Badge/index.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Link } from '../../../foundation/LinkProvider/index.ts';
import { ColourSwatches } from '../ColourSwatches/index.ts';
import type { Colour } from '../ColourSwatches/index.ts';
import { PriceBlock } from '../PriceBlock/index.ts';
import type { PriceLabels, PriceView } from '../PriceBlock/index.ts';
import { sizeRun } from '../SizeList/index.ts';
import { CardMarks } from './CardMarks.tsx';
import type { CardMarkLabels, ProductMark } from './CardMarks.tsx';
import { CardSizes } from './CardSizes.tsx';
import type { CardOrder, CardSizesLabels } from './CardSizes.tsx';
import { CardPictures } from './CardPictures.tsx';
import type { CardPicture } from './CardPictures.tsx';
import * as css from './ProductCard.css.ts';

export interface ProductCardLabels extends PriceLabels, CardMarkLabels, CardSizesLabels {
  colours: string;
  outOfStock: string;
  /** E.g. "Add Linen shirt to cart". */
  add: (values: { name: string }) => string;
}

export interface ProductCardProps {
  name: string;
  href: string;
  reference: string;
  /** Shown where products of several brands stand together. */
  brand?: string | null;
  /** The second one appears under the pointer. */
  pictures: CardPicture[];
  colours: Colour[];
  sizes: string[];
  price: PriceView;
  outOfStock?: boolean;
  /** That it is in the cart, with its units, e.g. "In cart: 12 units". */
  inCart?: string | null;
  /** When the product ships. */
  shipping?: string | null;
  /** The first screen's pictures are fetched at once. */
  priority?: boolean;
  /** Absent for anyone who may not buy: no button. */
  onAdd?: () => void;
  adding?: boolean;
  /** Makes the sizes a button that opens and closes a `QuickOrder` line. Absent for anyone who may not buy. */
  order?: CardOrder;
  /** The pointer or the focus reached the card: its page may be fetched ahead. */
  onApproach?: () => void;
  /** Absent for anyone without favourites: no heart. */
  favorite?: ProductMark;
  /** Absent where nothing is compared: no tick. */
  compare?: ProductMark;
  labels: ProductCardLabels;
}

/** A product in a listing: tall picture, name, colours, size run, prices. */
export function ProductCard(props: ProductCardProps) {
  const {
    name,
    href,
    reference,
    brand,
    pictures,
    colours,
    sizes,
    price,
    outOfStock,
    inCart,
    shipping,
    priority,
    onAdd,
    adding,
    order,
    onApproach,
    favorite,
    compare,
    labels,
  } = props;
  const run = sizeRun(sizes);
  return (
    <article className={css.root} data-component="ProductCard" data-out-of-stock={outOfStock || undefined}>
      <div className={css.frame}>
        <CardPictures pictures={pictures} priority={priority} />
        {(outOfStock || inCart) && (
          <span className={css.badge}>
            {inCart && <Badge tone="positive">{inCart}</Badge>}
            {outOfStock && <Badge>{labels.outOfStock}</Badge>}
          </span>
        )}
        <CardMarks name={name} favorite={favorite} compare={compare} labels={labels} />
        {onAdd && !outOfStock && (
          <span className={css.add}>
            <IconButton icon="plus" variant="raised" label={labels.add({ name })} busy={adding} onPress={onAdd} />
          </span>
        )}
      </div>
      <div className={css.line}>
        <ColourSwatches label={labels.colours} colours={colours} fit />
        {run && <CardSizes run={run} name={name} order={order} labels={labels} />}
      </div>
      {brand && <p className={css.brand}>{brand}</p>}
      <h3 className={css.name}>
        <Link href={href} className={css.link} onPointerEnter={onApproach} onFocus={onApproach}>
          {name}
        </Link>
      </h3>
      <p className={css.reference}>{reference}</p>
      {shipping && <p className={css.reference}>{shipping}</p>}
      <div className={css.price}>
        <PriceBlock price={price} labels={labels} />
      </div>
    </article>
  );
}
