import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Hands the application’s router link to every link of the library, once, at the root.',
  when: ['In an application with client-side routes, and in the tests of its screens.'],
  whenNot: ['Single links: they take it from here.'],
  accessibility: [
    'Whatever is handed over must render an anchor with `href`, so that a link can be opened in a tab and read out as one.',
  ],
  dos: ['Pass every attribute on that it receives.'],
  donts: ['Don’t hand over a button.'],
};
