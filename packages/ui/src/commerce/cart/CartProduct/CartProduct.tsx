import { IconButton } from '../../../components/IconButton/index.ts';
import { Heading, Picture, Text, TextLink } from '../../../foundation/index.ts';
import { Note } from './Note.tsx';
import type { CartProductProps } from './types.ts';
import * as css from './CartProduct.css.ts';

function Head({ name, href, reference, delivery, price, total, onRemove, labels }: CartProductProps) {
  return (
    <header className={css.head}>
      <div className={css.titles}>
        <Heading level={3} size="sm">
          {href ? (
            <TextLink href={href} tone="inherit" quiet>
              {name}
            </TextLink>
          ) : (
            name
          )}
        </Heading>
        <Text size="sm" tone="muted">
          {labels.reference({ code: reference })}
        </Text>
        <Text size="sm" tone="muted">
          {delivery}
        </Text>
      </div>
      <div className={css.money}>
        <Text size="sm" tone="muted">
          {labels.price}
        </Text>
        <Text tabular weight="strong">
          {price}
        </Text>
        {total && (
          <Text size="sm" tone="muted" tabular>
            {total}
          </Text>
        )}
      </div>
      {onRemove && (
        <div className={css.remove}>
          <IconButton icon="trash" label={labels.remove({ name })} onPress={onRemove} />
        </div>
      )}
    </header>
  );
}

/** One product of a cart: details, quantities and a note for the brand. */
export function CartProduct(props: CartProductProps) {
  const { id, image, errors = [], children } = props;
  return (
    <article
      id={id}
      data-component="CartProduct"
      className={css.root}
      data-ordering-error={errors.length > 0 || undefined}
    >
      <div className={css.product}>
        <div className={css.picture}>
          <Picture src={image.src} alt={image.alt} ratio="3:4" sizes="120px" />
        </div>
        <Head {...props} />
        <div className={css.body}>
          {errors.length > 0 && (
            <div role="alert" className={css.errors}>
              {errors.map((error) => (
                <p key={error} className={css.error}>
                  {error}
                </p>
              ))}
            </div>
          )}
          {children}
          <Note {...props} />
        </div>
      </div>
    </article>
  );
}
