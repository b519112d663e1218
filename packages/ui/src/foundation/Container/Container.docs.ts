import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The column that holds a page’s content. It limits the width and keeps space at both sides.',
  when: [
    'Use it once around the content of a screen.',
    'Use `width="narrow"` for text to read, such as terms and conditions.',
    'Use `width="full"` for content as wide as the window, with gutters.',
  ],
  instead: {
    'a band of a page with a background': 'Section, which contains a container',
    'columns inside the page': 'Split or Grid',
    'a picture from edge to edge': 'Picture with `bleed`, outside the container',
  },
  behaviour: [
    'The gutters grow with the window: from phone to tablet to wide screens.',
    'Wider windows add empty space at the sides, not longer lines (except with `full`).',
  ],
  accessibility: [
    'Adds no role and no name.',
    '`narrow` keeps lines short, which helps readers find the start of the next line.',
  ],
  dos: ['Use the same width for sections that follow each other, so that their edges align.'],
  donts: ['Don’t put a container inside another container. Each adds its own gutters.'],
};
