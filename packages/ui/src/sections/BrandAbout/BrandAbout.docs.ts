import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A brand tells about itself: style, pictures, blocks, terms, tags. What it has not written leaves no gap.',
  when: ['The ABOUT THE BRAND room of a brand.'],
  whenNot: ['Brands on a single page: take LightBrandPage.'],
  keyboard: { Tab: 'Goes through links, pictures and blocks in the order of reading.' },
  accessibility: ['Every part has a heading of the page’s outline; absent parts leave none.'],
  content: ['The brand’s own words, cleaned; press, terms and rating are long texts.'],
  dos: ['Pass on what the server has, absent where it is empty.'],
  donts: ['Don’t fill gaps with words of your own.'],
};
