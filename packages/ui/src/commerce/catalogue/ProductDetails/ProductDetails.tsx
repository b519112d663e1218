import { useState } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Select } from '../../../components/Select/index.ts';
import { Heading, TextLink } from '../../../foundation/index.ts';
import { ColourChoice } from '../ColourSwatches/index.ts';
import type { Colour } from '../ColourSwatches/index.ts';
import { PriceBlock } from '../PriceBlock/index.ts';
import type { PriceLabels, PriceView } from '../PriceBlock/index.ts';
import type { ProductMark } from '../ProductCard/index.ts';
import { SizeList } from '../SizeList/index.ts';
import { SizeUnits, useSizeUnits } from '../SizeUnits/index.ts';
import type { BySize, SizeUnitsLabels, SizeUnitsModel } from '../SizeUnits/index.ts';
import { LimitNotice } from '../../cart/LimitNotice/index.ts';
import type { LimitNoticeLabels } from '../../cart/LimitNotice/index.ts';
import * as css from './ProductDetails.css.ts';

export interface ProductDetailsLabels extends PriceLabels, SizeUnitsLabels, LimitNoticeLabels {
  reference: string;
  colours: string;
  sizes: string;
  sizeChart: string;
  outOfStock: string;
  addToCart: string;
  /** In place of “Add to cart” where units of the cart are replaced. */
  updateCart: string;
  /** E.g. "In cart: 40 units". */
  inCart: (words: { count: number }) => string;
  /** Why a product that is out of stock cannot be added. */
  outOfStockReason: string;
  pricelist: string;
  /** In the place of a list while none is chosen. */
  choosePricelist: string;
  details: string;
  terms: string;
  /** Names the heart, e.g. "Linen shirt is a favourite". */
  favorite: (values: { name: string }) => string;
}

/** What is ordered, by colour and size. */
export interface ProductOrder {
  units: BySize<number>;
  /** Units in stock; null or absent is not limited. */
  left?: BySize<number | null>;
  onChange: (change: { variation: string; size: string; units: number }) => void;
  /** Units of the product in all colours. */
  total: number;
  /** Units of the product that are in the cart already. */
  inCart?: number;
  /** Some of those are replaced by what was typed. */
  replaces?: boolean;
  minimum?: number | null;
  maximum?: number | null;
}

export interface ProductDetailsProps {
  name: string;
  reference: string;
  brand: { name: string; href: string };
  description?: string | null;
  price: PriceView;
  colours: Colour[];
  sizes: string[];
  outOfStock?: boolean;
  /** */
  shipping?: string | null;
  /** One line each. */
  details?: string[];
  pricelists?: { id: string; name: string }[];
  pricelist?: string;
  onPricelist?: (choice: { id: string }) => void;
  /** A colour was looked at; the app may show its pictures. */
  onColour?: (choice: { id: string }) => void;
  onSizeChart?: () => void;
  onTerms?: () => void;
  /** Absent for anyone who may not buy: no button. */
  onAdd?: () => void;
  adding?: boolean;
  /** Fields for units beside the sizes. Absent for anyone who may not buy: the sizes are only named. */
  order?: ProductOrder;
  /** Absent for anyone without favourites: no heart. */
  favorite?: ProductMark;
  /** What went wrong with adding, beside its button. */
  notice?: ReactNode;
  labels: ProductDetailsLabels;
}

/** All details of a product page beside its pictures. */
export function ProductDetails(props: ProductDetailsProps) {
  const {
    name,
    reference,
    brand,
    description,
    price,
    colours,
    sizes,
    outOfStock,
    shipping,
    details = [],
    favorite,
    order,
    labels,
  } = props;
  const model = useSizeUnits({ product: name, colours, sizes, ...order });
  const [colour, setColour] = useState(colours[0]?.id);
  const look = ({ id }: { id: string }) => {
    setColour(id);
    props.onColour?.({ id });
  };
  return (
    <div className={css.root} data-component="ProductDetails">
      <header className={css.head}>
        <p className={css.brand}>
          <TextLink href={brand.href} tone="muted" quiet>
            {brand.name}
          </TextLink>
        </p>
        <div className={css.name}>
          <Heading level={1} size="md">
            {name}
          </Heading>
          {favorite && (
            <IconButton
              icon="heart"
              label={labels.favorite({ name })}
              pressed={favorite.on}
              onPress={() => favorite.onChange({ on: !favorite.on })}
            />
          )}
        </div>
        <p className={css.muted}>
          {labels.reference} {reference}
        </p>
        {outOfStock && (
          <div>
            <Badge>{labels.outOfStock}</Badge>
          </div>
        )}
      </header>
      <PriceBlock price={price} size="full" labels={labels} />
      {description && <p className={css.description}>{description}</p>}
      {colours.length > 0 && <ColourChoice label={labels.colours} colours={colours} value={colour} onChange={look} />}
      <div className={css.sizes}>
        {sizes.length > 0 && <Sizes {...props} model={model} colour={colour} />}
        {props.onSizeChart && (
          <TextLink tone="ink" onPress={props.onSizeChart}>
            {labels.sizeChart}
          </TextLink>
        )}
      </div>
      <Purchase {...props} question={model.question} />
      {shipping && <p className={css.muted}>{shipping}</p>}
      {details.length > 0 && (
        <section className={css.details}>
          <h2 className={css.title}>{labels.details}</h2>
          <ul className={css.list}>
            {details.map((line) => (
              <li key={line} className={css.item}>
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
      {props.onTerms && (
        <p className={css.terms}>
          <TextLink tone="ink" onPress={props.onTerms}>
            {labels.terms}
          </TextLink>
        </p>
      )}
    </div>
  );
}

function Sizes({
  colour,
  sizes,
  order,
  onAdd,
  outOfStock,
  model,
  labels,
}: ProductDetailsProps & { model: SizeUnitsModel; colour: string | undefined }) {
  if (!order || colour === undefined || outOfStock) return <SizeList label={labels.sizes} sizes={sizes} />;
  return (
    <fieldset className={css.order}>
      <legend className={css.legend}>{labels.sizes}</legend>
      <SizeUnits model={model} variation={colour} onEnd={onAdd} labels={labels} />
      {order.inCart ? <p className={css.muted}>{labels.inCart({ count: order.inCart })}</p> : null}
      <LimitNotice
        units={order.total}
        minimum={order.minimum ?? null}
        maximum={order.maximum ?? null}
        labels={labels}
      />
    </fieldset>
  );
}

function Purchase({
  pricelists = [],
  pricelist,
  onPricelist,
  onAdd,
  adding,
  order,
  outOfStock,
  notice,
  question,
  labels,
}: ProductDetailsProps & Pick<SizeUnitsModel, 'question'>) {
  return (
    <div className={css.purchase}>
      {onPricelist && pricelists.length > 0 && (
        <Select
          label={labels.pricelist}
          value={pricelist ?? ''}
          placeholder={pricelist === undefined ? labels.choosePricelist : undefined}
          onChange={({ value: id }) => onPricelist({ id })}
          options={pricelists.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {onAdd && (
        <Button
          size="lg"
          stretch
          caps
          busy={adding}
          disabled={outOfStock || question !== null}
          reason={question ? labels.answerFirst(question) : labels.outOfStockReason}
          onPress={onAdd}
        >
          {order?.replaces ? labels.updateCart : labels.addToCart}
        </Button>
      )}
      {notice}
    </div>
  );
}
