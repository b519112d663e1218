import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The form with which a retailer or a brand registers: company, contact, locations, events and news.',
  when: ['Use it inside RegistrationDialog and RegistrationScreen.'],
  instead: { 'to edit a registered company': 'CompanyProfile', 'to ask for an e-mail address only': 'Newsletter' },
  anatomy: [
    ['Company', 'fieldset:nth-of-type(1) legend'],
    'Segments (brands)',
    ['Contact', 'fieldset:nth-of-type(2) legend'],
    ['Locations', 'fieldset:nth-of-type(3) legend'],
    ['Events', 'fieldset:nth-of-type(4) legend'],
    'News',
    ['Send', '[type=submit]'],
  ],
  content: [
    'Required fields carry an asterisk. Mark optional groups in the label: “Events you take part in (optional)”.',
  ],
  wording: [
    {
      good: 'Such as https://www.instagram.com/yourshop',
      bad: 'Enter a valid URL',
      why: 'An example shows the form of the answer before a mistake is made.',
    },
  ],
  behaviour: [
    'A retailer can add up to twenty locations. A brand has one.',
    'Without `segments` or `events`, their groups don’t show.',
    'While `busy`, the button ignores further presses.',
  ],
  accessibility: [
    'The first wrong field takes the focus, also when the server reports it.',
    'An added location takes the focus. Removing one moves it to the location before.',
    'Groups of fields have a legend. Screen readers announce required fields.',
  ],
  keyboard: { Tab: 'Moves from field to field.', Space: 'Ticks a checkbox.', Enter: 'Sends from a text field.' },
  dos: ['Pass in `initial` what you know already, such as the e-mail address of an invitation.'],
  donts: ['Don’t set `mailing` in `initial`. Consent to news must be the user’s own tick.'],
};
