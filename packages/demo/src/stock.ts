import { diceOf } from './dice.ts';

/** Where a product stands in its brand's collections. */
interface Placed {
  collection: { id: number };
  /** From 0 within its collection. */
  place: number;
  reference: string;
}

const few = [1, 2, 3, 4];

/** What is left of a size: null is without limit. The first collection (lume's) has plenty of everything. */
export const stockOf = ({ collection, place, reference }: Placed, colour: number, size: number): number | null => {
  const dice = diceOf(`${reference} ${colour} ${size}`);
  if (collection.id === 1) return place % 3 === 0 ? null : 120 + dice.roll(200);
  // Pre-orders are not limited; one product in forty is sold out.
  if (place % 5 === 0) return null;
  if ((place + collection.id * 3) % 40 === 19) return 0;
  const luck = dice.roll(20);
  if (luck === 0) return 0;
  return luck < 3 ? dice.pick(few) : 8 + dice.roll(240);
};
