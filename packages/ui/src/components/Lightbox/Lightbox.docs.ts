import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Pictures as large as the screen allows, one at a time.',
  when: ['Looking closely at goods, lookbooks and brand pictures.'],
  whenNot: ['Reading: a picture of text is no text.'],
  anatomy: ['Picture, caption, previous and next, close button.'],
  keyboard: { 'ArrowLeft, ArrowRight': 'Changes the picture.', Escape: 'Closes it and gives the focus back.' },
  accessibility: ['A named dialog; each picture has its alternative text and says its number.'],
  dos: ['Open it with the picture that was pressed.'],
  donts: ['Don’t enlarge a picture that has no larger version.'],
};
