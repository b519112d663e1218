import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows how many things of one kind wait, the first few of them, and a link to all.',
  when: [
    'On the first page of a back office, one list for each kind of work.',
    'For the first steps of somebody new, with `ordered` and `isDone`.',
  ],
  instead: {
    'compare things by their values': 'Table',
    'say that something happened': 'ActivityList',
    'say that nothing waits': 'EmptyState',
  },
  anatomy: [
    ['Title', 'h2'],
    ['Link to all, with the number', 'h2 + a'],
    ['The first rows: name, detail, and since when it waits', 'li'],
  ],
  content: ['The title says what is to be done, in a few words.', 'Three to five rows. The rest is behind the link.'],
  wording: [{ good: 'Orders to answer', bad: 'Orders', why: 'The title says what to do.' }],
  behaviour: [
    'Long names and addresses break.',
    'On a phone the note moves below the name.',
    'A step that is done has a tick. Say it in the note too.',
  ],
  accessibility: ['Each list is a region with its title as name.', 'Every row is a link with the name of the thing.'],
  keyboard: { Tab: 'Goes to the link to all, then from row to row.' },
  dos: ['Link to the list with the filter that gives the same number.'],
  donts: ['Don’t show an empty list. Leave it out.'],
  status: 'new',
};
