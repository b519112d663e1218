import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Uploads or removes a company’s logo, with a preview of the frame in which the shop shows it.',
  when: ['The company profile.'],
  whenNot: ['For other files, use FileDrop. To show a logo, use CompanyLogo.'],
  keyboard: {
    'Tab, Enter': 'Opens the file dialog.',
    'Arrow keys': 'Choose between the whole logo and a filled frame.',
  },
  accessibility: ['The preview has a text. A refused file is announced with the reason.'],
  content: ['Name the best size: 346x219px.'],
  dos: ['Send the file of `onChange`: it is drawn as the preview shows it.'],
  donts: ['Don’t upload before the form is saved.'],
};
