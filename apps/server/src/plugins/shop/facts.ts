import { languageCodes } from '@vitrine/api/rules';
import type { AccountRecord } from '../../domain/account.ts';
import type { Language } from '../../domain/language.ts';
import { iconOf } from '../../modules/shared/account/icon.ts';
import { escapeHtml, escapeJson } from '../../platform/escape.ts';
import type { Addresses } from './addresses.ts';
import type { PageFacts } from './program.ts';

export const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

export interface Told {
  account: AccountRecord;
  /** Null where the server did not read the screen. */
  facts: PageFacts | null;
  /** The page is public: search engines may list it, unless the account hides. */
  isPublic: boolean;
  language: Language;
  addresses: Addresses;
}

/** The event of a page. Search engines ask where it is: on the page itself, where its brands take orders. */
const announced = ({ event, description, image, path }: PageFacts, addresses: Addresses): object[] =>
  event
    ? [
        {
          '@type': 'Event',
          name: event.name,
          startDate: event.starts,
          endDate: event.ends,
          description,
          url: addresses.of(path),
          location: { '@type': 'VirtualLocation', url: addresses.of(path) },
          organizer: { '@id': `${addresses.of('/')}#organization` },
          ...(image === null ? {} : { image: addresses.of(image) }),
        },
      ]
    : [];

/** Who sells here and where the page is in the shop, as schema.org writes it. */
const structured = (account: AccountRecord, facts: PageFacts, addresses: Addresses): object[] => {
  const organization = {
    '@type': 'Organization',
    '@id': `${addresses.of('/')}#organization`,
    name: account.name,
    url: addresses.of('/'),
    email: account.settings.support_email,
    ...(account.logo === null ? {} : { logo: addresses.of(account.logo) }),
  };
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: facts.trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addresses.of(path),
    })),
  };
  return [organization, ...(facts.trail.length === 0 ? [] : [breadcrumbs]), ...announced(facts, addresses)];
};

const linksOf = ({ path }: PageFacts, language: Language, addresses: Addresses): string[] => [
  `<link rel="canonical" href="${escapeHtml(addresses.in(path, language))}">`,
  ...addresses
    .alternates(path)
    .map(([tag, address]) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(address)}">`),
];

/** What a preview of a link shows: a page without a picture has the account's logo, or else its sign for browser tabs. */
const pictureOf = (account: AccountRecord, { image }: PageFacts): string =>
  image ?? account.logo ?? iconOf(account).path;

const previewOf = ({ account, language, addresses }: Told, facts: PageFacts, title: string): string[] => [
  meta('property', 'og:title', title),
  meta('property', 'og:description', facts.description),
  meta('property', 'og:url', addresses.in(facts.path, language)),
  meta('property', 'og:image', addresses.of(pictureOf(account, facts))),
  meta('name', 'twitter:card', facts.image === null ? 'summary' : 'summary_large_image'),
  ...languageCodes.filter((other) => other !== language).map((other) => meta('property', 'og:locale:alternate', other)),
];

/** Title, and what search engines and previews of links read. Only public pages are for search engines (D-111). */
export const describePage = (told: Told): string[] => {
  const { account, facts, isPublic, language, addresses } = told;
  const title = facts?.title ? `${facts.title} | ${account.title}` : account.title;
  const graph = facts && { '@context': 'https://schema.org', '@graph': structured(account, facts, addresses) };
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(isPublic && !account.hiddenFromSearch ? [] : [meta('name', 'robots', 'noindex')]),
    ...(facts
      ? [
          meta('name', 'description', facts.description),
          ...linksOf(facts, language, addresses),
          ...previewOf(told, facts, title),
          `<script type="application/ld+json">${escapeJson(graph)}</script>`,
        ]
      : [meta('property', 'og:title', title)]),
    meta('property', 'og:site_name', account.name),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', language),
  ];
};
