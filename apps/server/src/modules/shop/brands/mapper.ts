import { safeLink } from '@vitrine/api/rules';
import type { CallData, contract } from '@vitrine/api';
import { at, wordsIn } from '../../../domain/content.ts';
import type { Scope } from '../../../domain/scope.ts';
import { callsToAction, infoBlock, styleImage } from './blocks.ts';
import { draftChanges, withDraft } from './draft.ts';
import type { PageContent } from './pageContent.ts';
import type { BrandRecord } from './record.ts';

type Wire = CallData<typeof contract.brands.page>;

const joined = (named: readonly { name: string }[]): string => named.map(({ name }) => name).join(', ');

const links = ({ the_brand = {} }: PageContent) => ({
  site_url: safeLink(the_brand.site_url),
  facebook_url: safeLink(the_brand.facebook_url),
  instagram_url: safeLink(the_brand.instagram_url),
});

const history = ({ language }: Scope, page: PageContent): Wire['history'] => {
  const { history: told } = page;
  if (!told) return null;
  const words = wordsIn(language);
  return {
    history_image: told.history_image ? at(told.history_image, 1200) : null,
    details: words(told.details),
    ...links(page),
    info_block: (told.info_block ?? []).map(infoBlock(language)),
    lookbook_description: words(told.lookbook_description) || null,
    lookbook_template: told.lookbook_template ?? null,
    lookbook_images: (told.lookbook_images ?? []).map(styleImage(language)),
  };
};

/** E-20. */
const theBrand = ({ language }: Scope, brand: BrandRecord, page: PageContent): Wire['the_brand'] => {
  const { the_brand: told = {} } = page;
  const words = wordsIn(language);
  return {
    brand_from: words(told.brand_from),
    year_established: told.year_established ?? null,
    multibrand_retailers: words(told.multibrand_retailers) || null,
    multibrand_retailers_full: words(told.multibrand_retailers_full) || null,
    formatted_segments: joined(brand.segments),
    formatted_categories: joined(brand.categories),
    ...links(page),
    tiktok_url: safeLink(told.tiktok_url),
    landing_modal_text: words(told.landing_modal_text),
    brand_style: words(told.brand_style),
    brand_style_template: told.brand_style_template ?? 1,
    brand_style_images: (told.brand_style_images ?? []).map(styleImage(language)),
    categories: brand.categories,
    featured_info_block: told.featured_info_block ? infoBlock(language)(told.featured_info_block) : null,
    info_block: (told.info_block ?? []).map(infoBlock(language)),
    collections_filter: brand.collections,
    terms_conditions: brand.terms,
    about_rating: words(told.about_rating) || null,
    footer_images: brand.footerImages,
  };
};

/** A brand's page (E-19), as its draft would make it when `asDraft`. */
export const brandPage = (scope: Scope, brand: BrandRecord, asDraft: boolean): Wire => {
  const draft = asDraft ? brand.draft : null;
  const page = draft ? withDraft(brand.page, draft) : brand.page;
  return {
    id: brand.id,
    name: brand.name,
    slug: brand.slug,
    logo: at(page.logo, 600),
    cover_image_thumbnail: at(page.cover_image_thumbnail, 1200),
    list_image: at(page.list_image, 600),
    tags: brand.tags,
    calls_to_action: callsToAction(scope.language, page),
    brand_page_template: brand.template,
    meta: { draft_changes: draft ? draftChanges(brand.page, draft) : [] },
    history: history(scope, page),
    has_active_collection: brand.collections.length > 0,
    brand_page_url: `${scope.origin}/${brand.slug}`,
    order_now_url: safeLink(brand.orderNowUrl),
    landing_description: brand.description,
    is_connection_request_sent_or_accepted: brand.connected,
    event_segments: brand.eventSegments,
    the_brand: theBrand(scope, brand, page),
  };
};
