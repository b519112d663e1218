import { Button } from '../../../components/Button/index.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Picture, TextLink } from '../../../foundation/index.ts';
import * as css from './CompareTable.css.ts';
import type { ComparedProduct, CompareTableProps } from './types.ts';

type ComparedHeadProps = Pick<CompareTableProps, 'onRemove' | 'labels'> & { product: ComparedProduct };

/** The top of a column: the product, the way to its page, into the cart, and out of the comparison. */
export const ComparedHead = ({ product, onRemove, labels }: ComparedHeadProps) => {
  const { id, name, href, brand, reference, picture, onAdd } = product;
  return (
    <th scope="col" className={css.head}>
      <div className={css.picture}>
        {picture && <Picture src={picture.src} alt="" ratio="3:4" sizes="14rem" />}
        <span className={css.remove}>
          <IconButton
            icon="close"
            size="sm"
            variant="raised"
            label={labels.remove({ name })}
            onPress={() => onRemove({ id })}
          />
        </span>
      </div>
      <span className={css.brand}>{brand}</span>
      <span className={css.name}>
        <TextLink href={href} tone="ink" quiet>
          {name}
        </TextLink>
      </span>
      <span className={css.reference}>{reference}</span>
      {onAdd && (
        <Button size="sm" variant="secondary" label={labels.add({ name })} onPress={onAdd}>
          {labels.addToCart}
        </Button>
      )}
    </th>
  );
};
