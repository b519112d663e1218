import { placedBrands, unpublished, withoutCollections } from './brands/index.ts';
import type { PlacedBrand } from './brands/index.ts';
import type { Calendar } from './calendar.ts';
import { collections } from './catalogue.ts';
import { diceOf } from './dice.ts';
import type { Tables } from './insert.ts';
import { visitors } from './parties.ts';
import { productAt } from './products.ts';

/** How many people look, and at how many products. The brand that the demo seller signs in to has more to read. */
const interestIn = ({ slug }: PlacedBrand) =>
  slug === 'lume' ? { people: 8, products: 3 } : { people: 3, products: 2 };

const weeks = 3;

/** Who looked at which products of a brand in the last weeks: a few people, each at some of one collection. */
const looksAt = (brand: PlacedBrand, calendar: Calendar, perCollection: number) => {
  const dice = diceOf(`looks ${brand.slug}`);
  const people = visitors.filter(({ account_id }) => account_id === brand.accountId);
  const own = collections.filter((collection) => collection.brand.id === brand.id);
  const most = interestIn(brand);
  return dice.some(people, most.people).flatMap((person) => {
    const collection = dice.pick(own);
    const places = Array.from({ length: perCollection }, (_, place) => place);
    const daysAgo = 0.2 + dice.share() * weeks * 7;
    return dice.some(places, 1 + dice.roll(most.products)).map((place, turn) => ({
      account_id: person.account_id,
      member_id: person.id,
      product_id: productAt(collection, place, perCollection).id,
      // A few minutes from one product to the next.
      visited_at: calendar.ago(daysAgo - turn * 0.003),
    }));
  });
};

/** The demo buyer's colleague has seen what is in their cart, which is the second and the fourth product of Maré Alta, and one more. */
const cartLooks = (calendar: Calendar, perCollection: number) => {
  const collection = collections.find(({ brand }) => brand.slug === 'mare-alta');
  const colleague = visitors.find(({ retailer_id }) => retailer_id === 1);
  if (!collection || !colleague) throw new Error('Nobody has looked at the demo cart');
  return [1, 3, 6].map((place, turn) => ({
    account_id: colleague.account_id,
    member_id: colleague.id,
    product_id: productAt(collection, place, perCollection).id,
    visited_at: calendar.ago(1.1 - turn * 0.003),
  }));
};

/** What retailers looked at, so that each brand reads in its reports what was not ordered. */
export const lookTables = (calendar: Calendar, perCollection: number): Tables => {
  const shown = placedBrands.filter(({ slug }) => slug !== unpublished && slug !== withoutCollections);
  const looks = [
    ...cartLooks(calendar, perCollection),
    ...shown.flatMap((brand) => looksAt(brand, calendar, perCollection)),
  ];
  // A person looks at a product once in a while: the last time counts.
  const once = new Map(looks.map((look) => [`${look.member_id} ${look.product_id}`, look]));
  return { product_visit: [...once.values()] };
};
