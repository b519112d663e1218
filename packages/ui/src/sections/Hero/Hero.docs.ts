import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A full-width opening scene in one of seven layouts over one set of props; the account’s data chooses.',
  when: ['The first thing on the landing; A quiet, B to G each with its own scene, described with their stories.'],
  whenNot: ['Event pages: take EventHero. Brand pages: BrandHeader.'],
  anatomy: ['Logo, title, text, buttons, picture.'],
  keyboard: { 'Tab, Enter': 'Reaches and presses its buttons.' },
  accessibility: [
    'With `lead` the title is the page’s heading; words reach 4.5:1 on any picture through scrim or ground.',
  ],
  content: ['A title of at most eight words, one sentence, at most two buttons.'],
  dos: ['Give a picture for phones.', 'Call `loadHero` early, so that the first render need not wait.'],
  donts: ['Don’t set colours: `tone`, `align` and `focus` are all there is.'],
};
