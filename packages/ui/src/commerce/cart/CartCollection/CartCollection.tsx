import type { ReactNode } from 'react';
import { Heading, Icon, Text } from '../../../foundation/index.ts';
import * as css from './CartCollection.css.ts';

export interface CartCollectionProps {
  name: string;
  /** Units and value of the collection, in words. */
  total?: string;
  /** What stands in the way of ordering it. */
  errors?: readonly string[];
  /** 'You're all set to order!', once the cart was checked and this collection is fine. */
  ready?: string;
  /** Its products. */
  children: ReactNode;
}

/** The products of one collection within a cart. */
export function CartCollection({ name, total, errors = [], ready, children }: CartCollectionProps) {
  return (
    <section data-component="CartCollection" aria-label={name} className={css.collection}>
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
