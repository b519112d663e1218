import type { ReactNode } from 'react';
import { IconButton } from '../../../components/IconButton/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { Heading, Picture, Text, TextLink } from '../../../foundation/index.ts';
import { SaveMark, type SaveMarkLabels, type SaveMarkProps } from '../SaveMark/index.ts';
import { useNote } from './useNote.ts';
import * as css from './CartProduct.css.ts';

export interface CartProductProps {
  name: string;
  /** Where the product's own page is. */
  href?: string;
  reference: string;
  image: { src: string; alt: string };
  /** In words: when it is delivered. */
  delivery: string;
  /** Wholesale price of one unit, in words. */
  price: string;
  /** Units and value of the line, in words. */
  total?: string;
  note: string;
  noteState?: SaveMarkProps['state'];
  /** Called after a pause of 1 s, and when the field is left (K-48). */
  onNote: (event: { note: string }) => void;
  /** Absent when nothing may be removed. */
  onRemove?: () => void;
  /** What stands in the way of ordering this product. */
  errors?: readonly string[];
  readOnly?: boolean;
  labels: CartProductLabels;
  /** The grid of quantities. */
  children: ReactNode;
}

export interface CartProductLabels extends SaveMarkLabels {
  reference: (words: { code: string }) => string;
  price: string;
  note: string;
  notePlaceholder: string;
  remove: (words: { name: string }) => string;
}

function Note({ note: kept, noteState = 'idle', onNote, readOnly, labels }: CartProductProps) {
  const { note, write, flush } = useNote(kept, onNote);
  if (readOnly) return note ? <Text size="sm">{`${labels.note}: ${note}`}</Text> : null;
  return (
    <div className={css.note} onBlur={flush}>
      <TextArea
        label={labels.note}
        placeholder={labels.notePlaceholder}
        rows={1}
        maxLength={2000}
        value={note}
        onChange={write}
      />
      <SaveMark state={noteState} labels={labels} />
    </div>
  );
}

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

/** One product of a cart: what it is, its quantities, a note for the brand (R-277…R-282). */
export function CartProduct(props: CartProductProps) {
  const { image, errors = [], children } = props;
  return (
    <article data-component="CartProduct" className={css.root} data-ordering-error={errors.length > 0 || undefined}>
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
