import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The connections of a company and the requests that wait for an answer.',
  when: ['Use it on the connections screen.'],
  instead: {
    'the connection with one company': 'ConnectionButton',
    'requests below the header’s icon': 'ConnectionRequests',
  },
  anatomy: [
    ['Title', 'h1'],
    ['“PENDING” and “ALL”', '[role=group]'],
    ['Companies with answers or state', 'article'],
    '“LOAD MORE”',
  ],
  content: ['The texts are given: “My Connections”, “PENDING”, “ALL”.'],
  wording: [
    {
      good: 'When a company asks to connect, its request appears here.',
      bad: 'Nothing to display',
      why: 'An empty list says how it will fill.',
    },
  ],
  behaviour: [
    'Loading, error and empty each have their own state.',
    'While one answer is sent, the other button is disabled.',
    'A refused answer shows its `error` at the company.',
    'Without `onAccept`, requests show their state only.',
  ],
  accessibility: [
    'The title is the heading of level 1, and each company has a heading of level 2.',
    'Accept and decline name the company. If a company disappears, the focus stays in the list.',
  ],
  keyboard: { Tab: 'Moves through filters and companies.', 'Enter, Space': 'Press a filter or an answer.' },
  dos: ['Pass `pending`, so that the filter shows how many requests wait.'],
  donts: ['Don’t remove a company before its answer is saved. An error could not be shown.'],
};
