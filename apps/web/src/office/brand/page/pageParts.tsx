import { PAGE_HISTORY_FIELDS } from '@vitrine/api/rules';
import { BrandAbout, type BrandAboutProps } from '@vitrine/ui/sections/BrandAbout';
import { BrandHeader } from '@vitrine/ui/sections/BrandHeader';
import { BrandHistory } from '@vitrine/ui/sections/BrandHistory';
import { LightBrandPage } from '@vitrine/ui/sections/LightBrandPage';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { paths } from '../../../shared/config/paths.ts';
import { toBrandAbout, toBrandHistory, toLightBrand } from '../../../shared/mappers/brandPage.ts';
import { brandAboutLabels, brandHistoryLabels, lightBrandPageLabels } from '../../../shared/mappers/labels/brand.ts';
import type { WireBrandPage } from '../../../shared/mappers/wire.ts';

interface PagePart {
  id: string;
  /** The fields that the part shows, by their names on the wire. */
  fields: readonly string[];
  /** The part as the shop shows it; `null` where the brand has none. `side` keeps the names of both pages' landmarks apart. */
  render: (page: WireBrandPage, intl: IntlShape, side: string) => ReactNode;
}

type About = keyof BrandAboutProps;

/** Some of the page's story, by the section that the shop shows it with. */
const about =
  (...names: About[]): PagePart['render'] =>
  (page, intl, side) => {
    const whole = toBrandAbout(page);
    const part = Object.fromEntries(Object.entries(whole).filter(([name]) => names.includes(name as About)));
    const isEmpty = Object.values(part).every((value) => (Array.isArray(value) ? value.length === 0 : !value));
    const labels = brandAboutLabels(intl);
    return isEmpty ? null : (
      <BrandAbout {...part} labels={{ ...labels, styleImages: `${labels.styleImages}, ${side}` }} />
    );
  };

const siteName = (intl: IntlShape): string => intl.formatMessage({ id: 'brand.site' });

const header: PagePart['render'] = (page, intl, side) => (
  <BrandHeader
    name={page.name}
    logo={page.logo}
    cover={page.cover_image_thumbnail}
    facts={[page.the_brand.brand_from, page.the_brand.formatted_segments].filter(Boolean)}
    label={`${intl.formatMessage({ id: 'brand.tabs' })}, ${side}`}
    tabs={[{ label: intl.formatMessage({ id: 'brand.about' }), href: paths.brand(page.slug), current: true }]}
  />
);

const history: PagePart['render'] = (page, intl, side) => {
  const labels = brandHistoryLabels(intl);
  return (
    page.history && (
      <BrandHistory
        {...toBrandHistory(page, page.history, siteName(intl))}
        changed={false}
        labels={{ ...labels, lookbookImages: `${labels.lookbooks}, ${side}` }}
      />
    )
  );
};

const links = ['site_url', 'instagram_url', 'facebook_url'];

/** A brand's pages in the order of the shop. */
const fullPage: PagePart[] = [
  { id: 'header', fields: ['brand_from', 'logo', 'cover_image_thumbnail'], render: header },
  { id: 'featured', fields: ['featured_info_block'], render: about('featured') },
  { id: 'style', fields: ['brand_style'], render: about('style', 'categories') },
  {
    id: 'pictures',
    fields: ['brand_style_images', 'brand_style_template'],
    render: about('styleImages', 'styleTemplate'),
  },
  { id: 'blocks', fields: ['info_block'], render: about('blocks') },
  { id: 'calls', fields: ['calls_to_action'], render: about('callsToAction') },
  { id: 'rating', fields: ['about_rating'], render: about('rating') },
  { id: 'history', fields: ['history', ...PAGE_HISTORY_FIELDS, ...links], render: history },
];

/** The single page of a brand with the light template. */
const lightPage: PagePart[] = [
  {
    id: 'page',
    fields: ['brand_from', 'year_established', 'landing_modal_text', 'brand_style_images', 'tiktok_url', ...links],
    render: (page, intl, side) => {
      const labels = lightBrandPageLabels(intl);
      const images = `${labels.images}, ${side}`;
      return <LightBrandPage {...toLightBrand(page, siteName(intl))} changed={[]} labels={{ ...labels, images }} />;
    },
  },
];

export const partsOf = ({ brand_page_template: template }: WireBrandPage): PagePart[] =>
  template === 'light' ? lightPage : fullPage;
