import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';

export const page = fixtures.brandPage();
export const { the_brand } = page;

export const history = {
  history_image: the_brand.brand_style_images[0]?.image_original ?? null,
  details: '<p>It began with two looms in a garage.</p>',
  instagram_url: 'https://www.instagram.com/casa-marola',
  facebook_url: null,
  site_url: 'https://casa-marola.example',
  info_block: the_brand.info_block.slice(0, 1),
  lookbook_description: '<p>Six seasons in the same garden.</p>',
  lookbook_template: 1,
  lookbook_images: the_brand.brand_style_images,
};

export const withHistory = mockCall(contract.brands.page, { status: 200, data: { ...page, history } });
