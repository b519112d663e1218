import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A photograph that keeps its space while it loads. Use it for goods, brands and people.',
  when: [
    'Product photographs on cards and product pages.',
    'Lookbook and campaign pictures of a brand.',
    'A full-width picture at the top of a landing page.',
  ],
  instead: {
    'a company’s logo': 'CompanyLogo',
    'a symbol': 'Icon',
    'a person’s portrait beside a name': 'Avatar',
    'one of several pictures, enlarged': 'Lightbox',
  },
  content: ['Describe the goods in `alt`, not the photograph.'],
  wording: [
    {
      good: 'Linen dress, back view',
      bad: 'Photo 2 of product',
      why: 'Somebody who cannot see the picture learns what is for sale.',
    },
  ],
  behaviour: [
    'A plain background fills the frame until the picture appears, and stays if it fails.',
    'If `src` contains `{w}`, the browser chooses among several widths.',
    '`mobileSrc` provides another crop below 768 px.',
    'An address that ends in `#focus=30-70` keeps the point 30 % from the left and 70 % from the top in sight.',
    'With `ratio="fill"` the picture takes the height of its parent.',
  ],
  accessibility: ['You must give `alt`. Leave it empty if the text beside the picture says the same.'],
  dos: [
    'Set `sizes` where the picture is narrower than the window. Otherwise a browser that cannot measure loads more than it shows.',
    'Set `priority` on the largest picture of the first screen. It loads first.',
    'Set `focus` when a crop could cut off a face and the address does not tell the point.',
  ],
  donts: ['Don’t set `priority` on several pictures. They delay each other.'],
};
