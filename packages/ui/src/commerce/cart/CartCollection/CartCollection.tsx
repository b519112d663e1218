import type { ReactNode } from 'react';
import { Heading, Icon, Text } from '../../../foundation/index.ts';
import * as css from './CartCollection.css.ts';

export interface CartCollectionProps {
  /** The `id` attribute, for links to this part of the page. */
  id?: string;
  name: string;
  /** Units and value of the collection, as formatted text. */
  total?: string;
  /** Why the collection cannot be ordered yet. */
  errors?: readonly string[];
  /** 'You're all set to order!'. Give it when the check of the cart found no problem here. */
  ready?: string;
  /** The products of the collection. */
  children: ReactNode;
}

/** The products of one collection within a cart. */
export function CartCollection({ id, name, total, errors = [], ready, children }: CartCollectionProps) {
  return (
    <section id={id} data-component="CartCollection" aria-label={name} className={css.collection}>
      <header className={css.head}>
        <Heading level={2} size="md">
          {name}
        </Heading>
        {total && (
          <Text size="sm" tone="muted" tabular>
            {total}
          </Text>
        )}
      </header>
      {errors.map((error) => (
        <p key={error} role="alert" data-ordering-error className={css.error}>
          <Icon name="error" size="sm" /> {error}
        </p>
      ))}
      {errors.length === 0 && ready && (
        <p role="status" className={css.ready}>
          <Icon name="success" size="sm" /> {ready}
        </p>
      )}
      {children}
    </section>
  );
}
