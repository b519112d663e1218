import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A brand on one page: up to five pictures, a text, and a form to write to the brand.',
  when: ['Use it for brands whose page has the light template.', 'Use it for the draft preview too, with `changed`.'],
  instead: {
    'a brand with pages in tabs': 'BrandHeader with BrandAbout',
    'a brand in a list': 'BrandCard or BrandTile',
    'the page of a retailer': 'RetailerAbout',
  },
  anatomy: [
    ['Pictures', '[data-component=LightBrandPage] > ul'],
    ['Breadcrumb', 'nav'],
    ['Name and facts', 'h1'],
    'Actions',
    'Collections',
    ['Tabs: “About the brand”, “Send a message”', '[role=tablist]'],
    ['Floating button', 'button[data-component=Button]'],
  ],
  content: [
    'Given by the specification: “About the brand”, “Send a message”.',
    'Text: HTML from the brand, cleaned before it is shown.',
  ],
  wording: [
    {
      good: 'Lisbon atelier, view of the cutting table',
      bad: 'Picture 1',
      why: '`alt` names the button that enlarges the picture.',
    },
  ],
  behaviour: [
    'It shows one large picture and up to four small ones. A press enlarges a picture.',
    'The floating button opens the tab with the form and scrolls to it. It is hidden while that tab is open.',
    'A part that is named in `changed` is marked with `labels.changed`.',
    'Without `message`, there are no tabs and no floating button.',
  ],
  accessibility: [
    'The name is the level 1 heading. The floating button moves the focus to the first field of the form.',
    'Scrolling is not animated if the visitor asked the system for less motion.',
    'Give an `alt` for each picture. It is part of the button’s name.',
  ],
  keyboard: {
    'ArrowLeft, ArrowRight': 'Switch between the tabs.',
    'Enter, Space': 'Enlarge a picture.',
    Escape: 'Closes the enlarged picture.',
  },
  dos: [
    'Put the strongest upright picture first. It is shown large.',
    'Set `message.isKnown` for signed-in retailers. They are asked only for the message.',
  ],
  donts: ['Don’t pass more than five pictures. The others are not shown.'],
};
