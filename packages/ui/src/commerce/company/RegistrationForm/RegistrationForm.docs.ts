import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The fields a retailer or a brand fills in to register: company, contact, locations, events and news.',
  when: ['Registering, inside RegistrationDialog or RegistrationScreen.'],
  whenNot: ['Changing a company that has an account: the profile.'],
  keyboard: { 'Tab, Enter': 'Goes through the fields; sends.' },
  accessibility: [
    'The first wrong field takes the focus and says what is wrong. An added location takes the focus; removing one moves it to the location before.',
  ],
  content: ['RECEIVE NEWS AND UPDATES ABOUT US; SEND.'],
  dos: ['Pass the e-mail address and the event that are known already.'],
  donts: ['Don’t preselect the news: people ask for them.'],
};
