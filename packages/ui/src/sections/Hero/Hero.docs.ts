import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'The first section of a landing page: a picture, a title, a text and buttons. Seven layouts (A to G) share the same props, so an account can switch between them without new content.',
  when: [
    'Use it as the first section of the landing page.',
    'Choose the layout by the picture, the length of the title and the number of buttons. [The seven heroes](review-heroes--all-heroes) compares them in six partners.',
  ],
  instead: {
    'several of them in turn': 'HeroCarousel, with one Hero each',
    'the top of an event page': 'EventHero',
    'the top of a brand’s page': 'BrandHeader',
    'the page about the company': 'CompanyHero',
  },
  anatomy: [
    ['Picture', '[data-part=picture]'],
    ['Logo', '[data-part=words] img'],
    ['Title', 'h1'],
    ['Text', '[data-part=words] p'],
    ['Buttons', '[data-part=buttons]'],
  ],
  content: ['Title: up to eight words.', 'Text: one sentence.', 'Buttons: two at most. The first is the main one.'],
  wording: [
    {
      good: 'The long afternoon',
      bad: 'New spring and summer collection 2026 now available for wholesale orders',
      why: 'Long titles are set smaller and lose their effect.',
    },
    { good: 'See the line sheet', bad: 'Click here', why: 'The label says what opens.' },
  ],
  behaviour: [
    'Layout C is used if `template` is missing or unknown.',
    'Long titles and long words are set smaller, so that they fit.',
    'Without `image`, the words are placed on the brand colour.',
    'Below 768 pixels, `imageMobile` replaces `image`.',
    'Each layout loads its styles on first use. Until then the component suspends.',
  ],
  accessibility: [
    'With `lead`, the title is the level 1 heading. Without it, level 2.',
    'Words on a picture have a contrast of at least 4.5:1.',
    'Give `imageAlt`. Leave it empty if the picture only sets the mood.',
  ],
  keyboard: { Tab: 'Moves through the buttons.', Enter: 'Presses the button.' },
  dos: [
    'Set `lead` on the first hero of the page. Its picture is then loaded first.',
    'Call `loadHero` early. The first render then needs no pause.',
    'Pass an upright `imageMobile`. A wide picture loses its sides on a phone.',
  ],
  donts: [
    'Don’t set `lead` twice on a page. A page has one level 1 heading.',
    'Don’t use a picture that contains words. Title and words would overlap.',
  ],
};
