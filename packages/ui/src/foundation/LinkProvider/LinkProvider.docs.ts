import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Passes your application’s router link to every link of the library. Set it once at the root of the application.',
  when: [
    'Your application has client-side routes, such as the shop.',
    'A test or story renders a screen with a router.',
  ],
  instead: { 'one link': 'TextLink', 'the language of dates and amounts': '`LocaleProvider`' },
  behaviour: [
    'Without a provider, every link is a plain `a` and loads a new page.',
    'Button with `href`, LinkTabs, Breadcrumb and Pagination use the same link.',
  ],
  accessibility: [
    'Your component must render an `a` with `href`. Then links open in a new tab, and screen readers announce them as links.',
  ],
  dos: ['Pass on every attribute your component receives. Links need `aria-current`, `className` and `onClick`.'],
  donts: ['Don’t pass a component that renders a `button`. Visitors could not open or copy the address.'],
};
