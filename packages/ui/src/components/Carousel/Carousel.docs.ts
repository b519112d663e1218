import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A row of slides that people swipe, or move with arrows and keys. Presets match the sliders of the product.',
  when: [
    'Brands or collections on a landing page: `landing`, `brandArea`, `home`.',
    'Full-width scenes that change by themselves: `hero`.',
    'Pictures one at a time: `single`.',
  ],
  instead: {
    'cards that people compare': 'Grid',
    'one picture, enlarged': 'Lightbox',
    'the opening scenes of a home page': 'HeroCarousel',
  },
  anatomy: [
    ['Slides', '[data-part=slide]'],
    'Pause button (preset `hero`)',
    'Dots (presets `hero` and `single`)',
    ['Previous and next buttons', '[data-part=controls]'],
  ],
  wording: [
    {
      good: 'New brands',
      bad: 'Carousel',
      why: '`label` names the content. Screen readers say the kind of control already.',
    },
  ],
  behaviour: [
    'The preset sets slides in view, step, gap, speed and automatic movement.',
    'If all slides fit, the controls are absent.',
    'Automatic movement waits while a pointer or the focus is inside, and while the page is hidden.',
    'Slides are as tall as the tallest.',
  ],
  accessibility: [
    'A region with the name `label`. Each slide announces its number and the total.',
    'For people who ask for less motion, nothing moves by itself until they press play.',
    'You must give `label` and the names of all buttons in `labels`.',
  ],
  keyboard: {
    'ArrowLeft, ArrowRight': 'Moves by one step while the row of slides has the focus.',
    Tab: 'Moves to links in the slides, then to the buttons.',
  },
  dos: ['Choose a preset instead of your own widths. The sliders of the shop then behave alike.'],
  donts: ['Don’t put anything necessary on a later slide. Many visitors see only the first.'],
};
