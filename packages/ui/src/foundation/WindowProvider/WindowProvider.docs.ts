import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Says which window components are shown in, where it is not the one their program runs in, and whether anybody is there.',
  when: [
    'Previews in frames that are filled through a portal, as in the studio.',
    'A page that is only drawn to be photographed.',
  ],
  whenNot: ['Screens of an application: they stand in its own window.'],
  accessibility: [
    'What moves by itself rests while `isResting`: several frames that move at once could not be paused.',
  ],
  dos: ['Let `isResting` end as soon as a pointer or the focus is in the frame.'],
  donts: ['Don’t use it to pause a screen: a carousel has a button for that.'],
};
