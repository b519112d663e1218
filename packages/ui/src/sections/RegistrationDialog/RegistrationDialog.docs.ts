import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The way into the house: who are you, the form, look into your inbox.',
  when: ['Registering, from header and landing.'],
  whenNot: ['Signing in: LoginDialog. Only subscribing: Newsletter.'],
  keyboard: { 'Tab, Enter': 'Reaches and chooses who registers; sends the form.', Escape: 'Closes it.' },
  accessibility: ['Each state takes the focus; what went wrong is announced and what was typed stays.'],
  content: ['LET’S START YOUR REGISTRATION; MEET OUR BRANDS.'],
  dos: ['Hand in the form of whoever registers, with its own button.'],
  donts: ['Don’t ask twice who it is.'],
};
