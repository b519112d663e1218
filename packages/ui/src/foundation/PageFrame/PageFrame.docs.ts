import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'The frame of every screen: header, content, footer. The content is at least as tall as the window, so the footer comes into view when you scroll.',
  when: ['Use it once for each screen of an application.'],
  instead: { 'a band inside the page': 'Section', 'a task above the page': 'Dialog' },
  anatomy: [
    ['`header`', 'header'],
    ['The content, in the page’s `main` element', 'main'],
    ['`footer`', 'footer'],
  ],
  behaviour: ['While content loads, the footer is out of view. Content that arrives does not push it.'],
  accessibility: [
    'The content is the one `main` of the page, with the id `main`. A skip link in the header can lead there.',
    'The focus can move to `main`, so that keyboard users continue there.',
  ],
  dos: ['Pass everything that changes with the address as `children`. Header and footer then stay as they are.'],
  donts: ['Don’t nest it. A page has one `main`.'],
};
