import type { SiteHeaderProps } from '@vitrine/ui/sections/SiteHeader';
import { paths } from '../../config/paths.ts';
import { LANGUAGES, languageCodes } from '@vitrine/api/rules';
import type { LanguageCode } from '@vitrine/api/rules';
import type { UserData } from '../../queries/session.ts';

type Translate = (id: string) => string;
type Links = SiteHeaderProps['links'];

interface Segment {
  id: number;
  name: string;
  slug: string;
}

const segmentLinks = (segments: readonly Segment[]): Links =>
  segments.map(({ id, name, slug }) => ({ id: String(id), label: name, href: `/brands/${slug}` }));

/** Logged out: the segments stand in the bar. */
const visitorLinks = (t: Translate, segments: readonly Segment[]): Links => [
  { id: 'brands', label: t('app.nav.brands'), href: paths.brands() },
  ...segmentLinks(segments),
];

/** A retailer's brands menu holds the segments. */
const buyerLinks = (t: Translate, segments: readonly Segment[]): Links => [
  {
    id: 'brands',
    label: t('app.nav.brands'),
    href: paths.brands(),
    links: [
      { id: 'all', label: t('app.nav.allBrands'), href: paths.brands() },
      ...segmentLinks(segments),
      { id: 'categories', label: t('app.nav.categories'), href: paths.categories() },
    ],
  },
  { id: 'orders', label: t('app.nav.orders'), href: paths.orders() },
];

/** A brand's people go to their own page. */
const sellerLinks = (t: Translate, user: UserData): Links => [
  ...(user.seller_slug ? [{ id: 'mine', label: t('app.nav.myBrand'), href: paths.brand(user.seller_slug) }] : []),
  { id: 'brands', label: t('app.nav.brands'), href: paths.brands() },
  // D-063.
  ...(user.buyer?.hide_find_retailers
    ? []
    : [{ id: 'retailers', label: t('app.nav.findRetailers'), href: paths.retailers() }]),
  // Staff have no orders of their own: theirs are those of everybody.
  { id: 'orders', label: t('app.nav.orders'), href: user.is_staff ? paths.admin('orders') : paths.orders() },
];

export const headerLinks = (t: Translate, user: UserData | null, segments: readonly Segment[]): Links => {
  if (!user) return visitorLinks(t, segments);
  return user.entity_stype === 'buyer' ? buyerLinks(t, segments) : sellerLinks(t, user);
};

export const languageChoices = (current: LanguageCode) =>
  languageCodes.map((code) => ({
    code,
    lang: LANGUAGES[code].tag,
    name: LANGUAGES[code].name,
    current: code === current,
  }));
