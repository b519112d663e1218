import { categoryId, eventSegmentsIn } from './accounts.ts';
import { brandPageOf } from './brandPage.ts';
import { placedBrands, unpublished, withDraft, light } from './brands/index.ts';
import type { PlacedBrand } from './brands/index.ts';
import { termsOf } from './data/brandTexts.ts';
import { cards } from './data/colours.ts';
import { kinds } from './data/kinds.ts';
import { around } from './dice.ts';
import type { Calendar } from './calendar.ts';
import type { Tables } from './insert.ts';
import { nameIn } from './languages.ts';
import { limitsOf } from './limits.ts';
import { goodsPicture, logoPicture, scenePicture } from './picturePaths.ts';
import { w } from './words.ts';

/** Colours of a brand's moods: ground first. */
export const paletteOf = ({ card, id }: PlacedBrand): string[] =>
  [0, 1, 2, 4].map((step) => around(cards[card], step + id).hex);

const coverOf = (brand: PlacedBrand): string =>
  scenePicture({ kind: brand.scene, palette: paletteOf(brand), seed: brand.id * 13, shape: 'wide' });

const listImageOf = (brand: PlacedBrand): string =>
  goodsPicture({
    kind: around(brand.lines, 0),
    fabric: kinds[around(brand.lines, 0)].materials[0] === 'leather' ? 'leather' : 'plain',
    colour: around(cards[brand.card], brand.id + 1).hex,
    extraColour: around(cards[brand.card], brand.id + 3).hex,
    seed: (brand.id * 17) % 1000,
    view: 'front',
  });

const isFeatured = ({ id }: PlacedBrand): boolean => id % 4 === 1 || id === 2 || id === 3;

const brandRow = (brand: PlacedBrand, calendar: Calendar) => ({
  id: brand.id,
  account_id: brand.accountId,
  name: brand.name,
  slug: brand.slug,
  logo: logoPicture(brand.name, ...brand.mark),
  list_image: listImageOf(brand),
  cover_image: coverOf(brand),
  description: w(brand.en, brand.pt),
  page_template: brand.slug === light ? 'light' : 'full',
  page: brandPageOf(brand),
  page_draft:
    brand.slug === withDraft
      ? { the_brand: { brand_style: w('Long summers, worn slowly.', 'Verões longos, vestidos devagar.') } }
      : null,
  tags: brand.tags.map((tag) => nameIn(brand.accountId, tag)),
  terms: termsOf(brand),
  is_featured: isFeatured(brand),
  is_published: brand.slug !== unpublished,
  order_now_url: null,
  checkout_url: brand.id % 5 === 0 ? `https://pay.example/${brand.slug}` : null,
  ...limitsOf(brand.slug),
  first_request_text: w(
    `Hello, we would love to carry ${brand.name}. May we see the prices?`,
    `Olá, gostaríamos de vender ${brand.name}. Podemos ver os preços?`,
  ),
  created_at: calendar.ago(((brand.id * 53) % 700) + 3),
});

const categoriesOf = ({ lines, accountId }: PlacedBrand): number[] => [
  ...new Set(lines.map((line) => categoryId(accountId, kinds[line].category))),
];

/** Every brand takes part in `resort`, so that one listing has several pages; the others have a third of them each. */
const eventsOf = ({ id, accountId }: PlacedBrand): number[] =>
  eventSegmentsIn(accountId)
    .filter(({ slug }, place) => slug === 'resort' || (place + id) % 3 === 0)
    .map((segment) => segment.id);

export const brandTables = (calendar: Calendar): Tables => ({
  brand: placedBrands.map((brand) => brandRow(brand, calendar)),
  brand_segment: placedBrands.flatMap((brand) =>
    brand.segments.map((segment_id) => ({ account_id: brand.accountId, brand_id: brand.id, segment_id })),
  ),
  brand_category: placedBrands.flatMap((brand) =>
    categoriesOf(brand).map((category_id) => ({ brand_id: brand.id, category_id })),
  ),
  brand_event_segment: placedBrands.flatMap((brand) =>
    eventsOf(brand).map((event_segment_id) => ({ brand_id: brand.id, event_segment_id })),
  ),
});
