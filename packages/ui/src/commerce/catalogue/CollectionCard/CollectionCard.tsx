import { useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Select } from '../../../components/Select/index.ts';
import { Picture } from '../../../foundation/Picture/index.ts';
import * as css from './CollectionCard.css.ts';

export interface CollectionCardProps {
  name: string;
  image: string;
  /** The last day to order, the delivery window, its number of styles and its minimum. Leave out what is not known. */
  facts?: readonly string[];
  /** Price lists to choose from before entering; none: no select. */
  pricelists?: { id: string; name: string }[];
  /** The stored choice. If it comes late, what was chosen on the card stays; another one replaces it. */
  pricelist?: string;
  /** The collection's own label for buyers, 'view collection' for others. */
  action: string;
  /** Opens the collection, with the price list when one was chosen. */
  onOpen: (choice: { pricelist: string | undefined }) => void;
  labels: { pricelist: string; choose: string };
}

/** A collection on its brand's page. */
export function CollectionCard({
  name,
  image,
  facts = [],
  pricelists = [],
  pricelist,
  action,
  onOpen,
  labels,
}: CollectionCardProps) {
  const [own, setOwn] = useState({ beside: pricelist, choice: pricelist });
  if (own.beside !== pricelist)
    setOwn({ beside: pricelist, choice: own.beside === undefined ? (own.choice ?? pricelist) : pricelist });
  const chosen = own.choice;
  const open = () => onOpen({ pricelist: chosen || undefined });
  return (
    <article className={css.root} data-component="CollectionCard">
      {/* A second way in for pointers; everybody has the button, so it stays out of the tab order. */}
      <button type="button" className={css.picture} tabIndex={-1} aria-hidden onClick={open}>
        <Picture src={image} alt="" ratio="346:219" sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 50vw, 100vw" />
      </button>
      <h2 className={css.name}>{name}</h2>
      {facts.length > 0 && (
        <ul className={css.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {pricelists.length > 0 && (
        <Select
          label={labels.pricelist}
          value={chosen ?? ''}
          onChange={({ value }) => setOwn({ ...own, choice: value })}
          options={[
            { value: '', label: labels.choose },
            ...pricelists.map(({ id, name: label }) => ({ value: id, label })),
          ]}
        />
      )}
      <div className={css.action}>
        <Button caps variant="primary" onPress={open}>
          {action}
        </Button>
      </div>
    </article>
  );
}
