import type { ReactNode } from 'react';
import { IconButton } from '../../../components/IconButton/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { Heading, Picture, Text, TextLink } from '../../../foundation/index.ts';
import { SaveMark, type SaveMarkLabels, type SaveMarkProps } from '../SaveMark/index.ts';
import { useNote } from './useNote.ts';
import * as css from './CartProduct.css.ts';

export interface CartProductProps {
  /** The `id` attribute, for links to this part of the page. */
  id?: string;
  name: string;
  /** Address of the product page. */
  href?: string;
  reference: string;
  image: { src: string; alt: string };
  /** When it is delivered, as formatted text. */
  delivery: string;
  /** Wholesale price of one unit, as formatted text. */
  price: string;
  /** Units and value of the line, as formatted text. */
  total?: string;
  note: string;
  noteState?: SaveMarkProps['state'];
  /** Called one second after the last key, and when the field loses the focus (K-48). */
  onNote: (event: { note: string }) => void;
  /** Removes the product. Without it there is no button to remove. */
  onRemove?: () => void;
  /** Why this product cannot be ordered yet. */
  errors?: readonly string[];
  readOnly?: boolean;
  labels: CartProductLabels;
  /** The grid of quantities, such as `CartGrid`. */
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
        onChange={({ value }) => write(value)}
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
