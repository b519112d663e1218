import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One line of text, with label, hint and message.',
  when: ['Names, addresses of mail, codes.'],
  whenNot: ['Secrets, telephone numbers, searches: they have their own fields.'],
  anatomy: ['Label, icon, text, unit or button at the end, hint or message.'],
  accessibility: ['The message takes the hint’s place and is announced; a faulty field says that it is.'],
  content: ['The label says what is asked; the message what is wrong and how to mend it.'],
  dos: ['Set `type` and `autoComplete`: keyboards and managers go by them.'],
  donts: ['Don’t use the placeholder as label.'],
};
