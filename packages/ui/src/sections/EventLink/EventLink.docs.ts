import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a visitor that a link is being applied: joining an event segment, or signing in by a link.',
  when: ['Use it as the page behind the link of an event segment.', 'Use it while a link signs a member in.'],
  instead: {
    'to report that the link failed': 'EventErrorDialog',
    'to show that a part of a page is loading': 'Skeleton or Spinner',
  },
  content: ['Title: the name of the segment.', 'Text: one sentence about the next page.'],
  wording: [
    {
      good: 'Next you see the brands of Resort 26.',
      bad: 'Please wait…',
      why: 'The spinner says “wait”. The text says what comes.',
    },
  ],
  behaviour: ['It does not move on by itself. The screen changes the page when the link is applied.'],
  accessibility: [
    'The title is the level 1 heading. The text is a status message.',
    'Give `image.alt`. Leave it empty if the title says the same.',
  ],
  dos: ['Change the page as soon as the link is applied.'],
  donts: ['Don’t ask for confirmation. The visitor confirmed by opening the link.'],
};
