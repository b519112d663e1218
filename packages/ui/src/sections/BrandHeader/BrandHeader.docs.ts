import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The top of every page of a brand: cover, logo, name, facts, actions, and tabs to the brand’s other pages.',
  when: ['Use it on the pages of a brand: about, collections, line sheet, history.'],
  instead: {
    'the top of a list, of orders or of settings': 'PageHeader',
    'a brand that has one page without tabs': 'LightBrandPage',
    'the page of a retailer': 'RetailerAbout',
  },
  anatomy: ['Breadcrumb', 'Cover', ['Logo', 'img'], ['Name', 'h1'], ['Facts', 'h1 + p'], 'Actions', ['Tabs', 'nav']],
  content: [
    'Tabs are named by the specification: “ABOUT THE BRAND”, “MAKE A BUY” or “COLLECTIONS”, “BRAND HISTORY”.',
    'Facts: short and few, such as segment, category and country.',
  ],
  wording: [
    {
      good: 'Women · Linen · Portugal',
      bad: 'A women’s brand that works with linen and comes from Portugal',
      why: 'Facts are read at a glance, in one line.',
    },
  ],
  behaviour: [
    'While loading, `pendingLabel` keeps the places of cover, logo and name, so that the page does not jump.',
    'A part that is named in `changed` is marked with `changedLabel`.',
    'The cover takes about a third of the window’s height, so that what stands below the tabs is in sight without scrolling.',
    'With `compact` it has no cover, a small logo and a smaller name.',
  ],
  accessibility: [
    'The name is the level 1 heading. Cover and logo are hidden from screen readers, because the name says the same.',
    'Give `label`: it names the navigation of the tabs. Mark the open tab with `current`.',
  ],
  keyboard: { Tab: 'Moves through breadcrumb, actions and tabs.', Enter: 'Opens the tab.' },
  dos: ['Use `compact` on pages where retailers order. The products start higher on the screen.'],
  donts: ['Don’t pass a tab whose page does not exist. Retailers would reach an empty page.'],
};
