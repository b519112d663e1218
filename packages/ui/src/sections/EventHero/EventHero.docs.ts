import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The banner of an event or of one of its segments: the picture, and an invitation laid on it.',
  when: ['At the top of event pages.'],
  whenNot: ['The landing: take Hero.'],
  accessibility: [
    'The title is the page’s heading; the words stand on a ground of their own and are legible on any picture.',
  ],
  content: ['The event’s name above a segment’s.'],
  dos: ['Leave `imageAlt` empty when the words say it all.'],
  donts: ['Don’t put the event’s date into the picture alone.'],
};
