import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'The page of one retailer: name, logo, places, founding year, text and links. Brands read it before they connect.',
  when: ['Use it when a brand opens a retailer from a list, a connection request or an order.'],
  instead: {
    'many retailers to choose from': 'RetailerTile',
    'the page of a brand': 'BrandHeader with BrandAbout',
    'requests to answer': 'ConnectionRequests',
  },
  anatomy: [
    ['Breadcrumb', 'nav'],
    ['Logo', '[data-component=CompanyLogo]'],
    ['Name', 'h1'],
    ['Actions', 'button'],
    ['Places and founding year', 'dl'],
    ['Text', 'dl ~ p'],
    ['Links', 'dl ~ ul'],
  ],
  content: ['Text: the retailer’s own, as plain text. Line breaks are kept.', 'Links: the name of the site.'],
  wording: [
    { good: 'Porto, Lisbon', bad: 'We have 2 locations', why: 'A brand needs to know where its goods would be sold.' },
  ],
  behaviour: [
    'A fact without a value is left out with its label.',
    'Without a logo, it shows the first letter of the name.',
  ],
  accessibility: [
    'The name is the level 1 heading. The logo is hidden from screen readers, because the name says the same.',
    'Links open a new tab. Name their list with `labels.social`.',
  ],
  keyboard: { Tab: 'Moves through breadcrumb, actions and links.', Enter: 'Presses the button or follows the link.' },
  dos: ['Pass the connection to this retailer as `actions`. It is what brands come for.'],
  donts: ['Don’t pass “unknown” or a dash for a missing fact. Leave it out.'],
  status: 'new',
};
