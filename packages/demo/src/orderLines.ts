import type { Calendar } from './calendar.ts';
import { collections, deliveryOf, sizesOf } from './catalogue.ts';
import { around, diceOf } from './dice.ts';
import type { OrderPlan } from './data/orderPlans.ts';
import { goodsPicture } from './picturePaths.ts';
import { productAt, wholesaleIn } from './products.ts';
import { seasonName } from './seasonOf.ts';

/** What an order of the demo holds: a few products of its collection, in two colours. */
export const linesOf = (plan: OrderPlan, order_id: number, perCollection: number, calendar: Calendar) => {
  const dice = diceOf(`order ${order_id}`);
  const collection = collections.find(({ brand }) => brand.slug === plan.brand);
  if (!collection) throw new Error(`${plan.brand} has nothing to order`);
  const [list] = collection.lists;
  return dice
    .some(
      Array.from({ length: 20 }, (_, place) => place),
      2 + dice.roll(3),
    )
    .flatMap((place) => {
      const product = productAt(collection, place, perCollection);
      return product.colours.slice(0, 2).flatMap((colour, turn) =>
        sizesOf(collection.brand.accountId, product.run)
          .slice(0, 4)
          .map((size) => ({
            order_id,
            variation_id: product.firstVariation + turn,
            size_id: size.id,
            product_id: product.id,
            quantity: 1 + dice.roll(6),
            unit_cents: wholesaleIn(product, list?.currency ?? 'USD'),
            product_name: product.name,
            reference_code: product.reference,
            collection_name: seasonName(collection, calendar.year),
            variation_label: colour.label,
            size_name: size.name,
            size_position: size.position,
            image: goodsPicture({
              kind: product.kindName,
              fabric: product.material.fabric,
              colour: colour.hex,
              extraColour: around(product.colours, turn + 1).hex,
              seed: (product.id * 7) % 1000,
              view: 'front',
            }),
            note: '',
            ...deliveryOf(collection.place, calendar),
          })),
      );
    });
};

export type Lines = ReturnType<typeof linesOf>;
