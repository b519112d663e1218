import { escapeHtml } from '@vitrine/server/seed';
import type { InfoBlock, PageContent, StyleImage } from '@vitrine/server/seed';
import type { PlacedBrand } from './brands/index.ts';
import { clothes } from './data/clothes.ts';
import { cards } from './data/colours.ts';
import { counter } from './data/counter.ts';
import { styleWords, values } from './data/brandTexts.ts';
import { kinds } from './data/kinds.ts';
import { materials } from './data/materials.ts';
import { namesOf } from './data/portuguese.ts';
import { around } from './dice.ts';
import type { SceneKind, SceneRecipe } from './drawing/index.ts';
import { goodsPicture, scenePicture } from './picturePaths.ts';
import { capital, phrase, w } from './words.ts';
import type { Words } from './words.ts';

const hex = (brand: PlacedBrand, step: number): string => around(cards[brand.card], brand.id + step).hex;

const styleImages = (brand: PlacedBrand, shift: number): StyleImage[] =>
  Array.from({ length: 6 }, (_, place) => {
    const kind = around(brand.lines, place + shift);
    return {
      id: brand.id * 100 + shift * 10 + place + 1,
      title: phrase((language) => capital(around(kinds[kind].nouns, place)[language])),
      image: goodsPicture({
        kind,
        fabric: materials[around(kinds[kind].materials, place + shift)].fabric,
        colour: hex(brand, place),
        extraColour: hex(brand, place + 2),
        seed: (brand.id * 31 + place * 7 + shift) % 1000,
        view: place === 3 ? 'detail' : 'front',
      }),
      link: `/${brand.slug}/collections`,
    };
  });

const accompanied = (brand: PlacedBrand): readonly SceneKind[] => {
  if (brand.lines.some((line) => line in clothes)) return ['studio', 'drape', 'rail', 'blinds'];
  if (brand.lines.some((line) => line in counter)) return ['still-life', 'drape', 'counter', 'blinds'];
  return ['drape', 'blinds'];
};

/** Scenes beside the brand's own, which is its cover: no two pictures of a page are alike. */
const mood = (brand: PlacedBrand, place: number, shape: SceneRecipe['shape']): string =>
  scenePicture({
    kind: around(
      accompanied(brand).filter((kind) => kind !== brand.scene),
      place,
    ),
    palette: [0, 1, 2, 4].map((step) => hex(brand, step + place)),
    seed: (brand.id * 29 + place) % 1000,
    shape,
  });

const closeUp = (brand: PlacedBrand, place: number): string => {
  const kind = around(brand.lines, place);
  return goodsPicture({
    kind,
    fabric: materials[around(kinds[kind].materials, place)].fabric,
    colour: hex(brand, place + 1),
    extraColour: hex(brand, place + 3),
    seed: (brand.id * 29 + place) % 1000,
    view: 'flat2',
  });
};

/** A wide mood, or goods on an upright picture. */
const valueBlock = (brand: PlacedBrand, place: number, image: string, upright: boolean): InfoBlock => ({
  id: brand.id * 10 + place,
  ...around(values, brand.id + place),
  image_position: upright ? 'right' : 'left',
  image_orientation: upright ? 'portrait' : 'landscape',
  images: [{ id: brand.id * 10 + place, image, featured_image: place === 0 }],
});

/** Town and country that a brand comes from. */
export const placeOf = ({ town, country }: PlacedBrand): Words =>
  phrase((language) => `${namesOf(town)[language]}, ${namesOf(country)[language]}`);

/** As the founders would tell it; HTML. */
const story = (brand: PlacedBrand): Words => {
  const { year } = brand;
  const town = namesOf(escapeHtml(brand.town));
  const [name, founder, en, pt] = [brand.name, brand.founder, brand.en, brand.pt].map(escapeHtml);
  return w(
    `<p>${en}</p><p>${founder} founded ${name} in ${town.en} in ${year}, and still answers the telephone on Thursdays.</p>`,
    `<p>${pt}</p><p>${founder} fundou a ${name} em ${town.pt_BR}, em ${year}, e ainda atende o telefone às quintas-feiras.</p>`,
  );
};

/** What a brand's own page shows, made of its sketch. */
export const brandPageOf = (brand: PlacedBrand): PageContent => ({
  the_brand: {
    brand_from: placeOf(brand),
    year_established: brand.year,
    multibrand_retailers: w(`${40 + ((brand.id * 37) % 260)} retailers`, `${40 + ((brand.id * 37) % 260)} lojistas`),
    multibrand_retailers_full: w(
      'Concept stores and boutiques in Europe, the Americas and Asia',
      'Lojas-conceito e butiques na Europa, nas Américas e na Ásia',
    ),
    site_url: `https://${brand.slug}.example`,
    facebook_url: brand.id % 2 === 0 ? `https://facebook.example/${brand.slug}` : null,
    instagram_url: `https://instagram.example/${brand.slug}`,
    tiktok_url: brand.id % 3 === 0 ? `https://tiktok.example/${brand.slug}` : null,
    landing_modal_text: story(brand),
    brand_style: around(styleWords, brand.id),
    brand_style_template: (brand.id % 3) + 1,
    brand_style_images: styleImages(brand, 0),
    featured_info_block: {
      ...valueBlock(brand, 0, mood(brand, 0, 'wide'), false),
      link: `/${brand.slug}/collections`,
      button_label: w('SEE COLLECTIONS', 'VER COLEÇÕES'),
    },
    info_block: [
      valueBlock(brand, 1, closeUp(brand, 0), true),
      valueBlock(brand, 2, mood(brand, 1, 'landscape'), false),
    ],
    about_rating: w(
      `${90 + (brand.id % 10)}% of retailers order again`,
      `${90 + (brand.id % 10)}% dos lojistas pedem de novo`,
    ),
  },
  calls_to_action: [
    {
      image: mood(brand, 2, 'landscape'),
      image_mobile: mood(brand, 2, 'portrait'),
      title: w(`The new ${brand.name}`, `A nova ${brand.name}`),
      text: around(styleWords, brand.id + 2),
      button_label: w('SEE COLLECTIONS', 'VER COLEÇÕES'),
      link: `/${brand.slug}/collections`,
    },
  ],
  history: {
    history_image: mood(brand, 3, 'landscape'),
    details: story(brand),
    info_block: [valueBlock(brand, 3, closeUp(brand, 2), true)],
    lookbook_description: around(styleWords, brand.id + 1),
    lookbook_template: (brand.id % 2) + 1,
    lookbook_images: styleImages(brand, 1),
  },
});
