import type { BrandPicture } from '../../../entities.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { framed } from '../framed.ts';
import type { Replies } from '../replies.ts';

const plain = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toLowerCase();

/** Pictures of products remember what was done to them. */
export const brandPictureReplies = ({ products, catalogue }: Fixtures): Replies['brandPictures'] => {
  const known = new Map<number, BrandPicture[]>();
  const picturesOf = (id: number): BrandPicture[] =>
    known.get(id) ??
    (products.find((product) => product.id === id)?.variations ?? []).map(({ id: variation_id, images }) => ({
      id: variation_id * 10,
      variation_id,
      thumbnail: images[0]?.picture_thumbnail ?? '',
      picture: images[0]?.picture ?? '',
      alt: { en: images[0]?.alt ?? '' },
      video_url: null,
    }));
  return {
    list: ({ params }) => ({ status: 200, data: { data: picturesOf(params.id) } }),
    match: ({ body }) => ({
      status: 200,
      data: {
        data: body.files.map(({ name }) => {
          const product = catalogue.products.find(({ reference_code }) =>
            plain(name).startsWith(plain(reference_code)),
          );
          const colour = product?.colours.find(({ label }) => plain(name).includes(plain(label.en ?? '')));
          return {
            name,
            product: product
              ? { id: product.id, name: product.name.en ?? '', reference_code: product.reference_code }
              : null,
            colour: colour ? { id: colour.id, name: colour.label.en ?? '' } : null,
            is_stored: false,
          };
        }),
      },
    }),
    add: ({ params, body }) => {
      const [first] = products;
      const added: BrandPicture = {
        id: 90_000 + picturesOf(params.id).length,
        variation_id: body.variation_id ?? null,
        thumbnail: first?.images[0]?.picture_thumbnail ?? '',
        picture: first?.images[0]?.picture ?? '',
        alt: {},
        video_url: null,
      };
      known.set(params.id, [...picturesOf(params.id), added]);
      return { status: 201, data: { data: picturesOf(params.id) } };
    },
    replace: ({ params, body }) => {
      const pictures = picturesOf(params.id).map((one) =>
        one.id === params.picture
          ? { ...one, thumbnail: framed(one.thumbnail, body), picture: framed(one.picture, body) }
          : one,
      );
      known.set(params.id, pictures);
      return { status: 200, data: { data: pictures } };
    },
    arrange: ({ params, body }) => {
      const before = picturesOf(params.id);
      known.set(
        params.id,
        body.pictures.map((picture) => {
          const { thumbnail = '', picture: largest = '' } = before.find(({ id }) => id === picture.id) ?? {};
          return { ...picture, thumbnail, picture: largest };
        }),
      );
      return { status: 200, data: { data: picturesOf(params.id) } };
    },
  };
};
