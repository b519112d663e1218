import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows several heroes in turn at the top of the landing page, three seconds each.',
  when: ['Use it if an account has two or more heroes.'],
  instead: { 'one hero': 'Hero', 'a slider of brands': 'OurBrands', 'pictures of a product': 'MediaGallery' },
  content: ['Two to four heroes. Few visitors wait for a later one.'],
  wording: [
    { good: 'Highlights', bad: 'Carousel', why: '`label` names the content. Screen readers say “carousel” already.' },
  ],
  behaviour: [
    'It pauses while the pointer or the focus is inside, and while the page is hidden.',
    'It does not move by itself if the visitor asked the system for less motion.',
    'A single hero does not move and has no controls.',
  ],
  accessibility: [
    'A named region with buttons for previous, next and pause.',
    'The position is announced only after the visitor moves the slides.',
    'Give `label` and all `labels`.',
  ],
  keyboard: {
    'ArrowLeft, ArrowRight': 'Move to the previous or next hero, with the focus on the slides.',
    'Enter, Space': 'Press the focused control, such as pause.',
  },
  dos: ['Put the most important hero first. Set `lead` on that one only.'],
  donts: ['Don’t put an order deadline into the third hero alone. Many visitors never see it.'],
};
