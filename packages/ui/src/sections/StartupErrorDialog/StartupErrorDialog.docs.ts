import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Tells a visitor that the shop could not load, and loads the page again after a wait.',
  when: ['Use it when the data of the account cannot be loaded at the start.'],
  instead: {
    'a part of a page that failed': 'ErrorState',
    'the link to an event that failed': 'EventErrorDialog',
    'an address without a page': 'NotFound',
  },
  anatomy: [
    ['Title', '[role=alertdialog] h2'],
    ['Text', '[data-part=body] p'],
    ['Time until the reload', '[data-part=body] [role=status]'],
    ['Button to stop', '[data-variant=secondary]'],
    ['Button to retry', '[data-variant=primary]'],
  ],
  content: ['Given by the specification: “Error!”, “An error occurred. Please try again later.”'],
  wording: [
    { good: 'This page reloads in 30 seconds.', bad: 'Retrying…', why: 'The visitor learns what happens and when.' },
  ],
  behaviour: [
    'The page reloads after `reloadAfter`, which is 30 seconds by default. The text does not count down.',
    'The visitor can stop the reload. The text then says that it was stopped.',
    'There is nothing behind it, so it has no close button. A press outside does nothing.',
  ],
  accessibility: ['An alert dialog with the name of its title. The time of the reload is a status message.'],
  keyboard: { Escape: 'Stops the reload.', Tab: 'Moves between the buttons.' },
  dos: ['Vary `reloadAfter` by a few seconds for each visitor. Otherwise all reload at the same moment.'],
  donts: ['Don’t shorten the wait. Visitors need time to read and to stop it.'],
};
