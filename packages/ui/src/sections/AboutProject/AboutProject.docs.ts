import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Explains an event or a project in a few paragraphs. A picture and one link are optional.',
  when: ['Use it on the page of an event, and on the landing page while the account is in event mode.'],
  instead: {
    'to open the page about the company': 'CompanyHero',
    'to show terms or a privacy policy': 'LegalDialog',
    'to describe the platform in one sentence': 'OurPlatform',
  },
  anatomy: [['Title', 'h2'], 'Picture', ['Text', '[data-component=RichHtml]'], 'Link as a button'],
  content: [
    'Text: HTML of two to five short paragraphs. It is cleaned before it is shown.',
    'Link: a verb and its object.',
  ],
  wording: [{ good: 'See the brands', bad: 'Click here', why: 'The label says what the next page shows.' }],
  behaviour: ['Without `image` or `link`, that part is left out. On a phone, the text comes below the picture.'],
  accessibility: [
    'The title is a level 2 heading.',
    'Give `image.alt`. Leave it empty only if the text describes the picture already.',
  ],
  keyboard: { Tab: 'Moves through the links of the text, then to the button.' },
  dos: [
    'Write the date and the place of an event into the text. Search engines and screen readers cannot read a picture.',
  ],
  donts: ['Don’t put further headings of level 2 into `text`. They break the outline of the page.'],
};
