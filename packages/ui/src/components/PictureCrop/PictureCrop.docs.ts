import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Crops a picture and sets its focus point: the point that stays in sight wherever the picture is cut.',
  when: [
    'After somebody chose a picture that is shown in several shapes, such as the cover of a collection.',
    'To change the crop or the focus point of a picture that is already used.',
  ],
  instead: {
    'to choose the file': 'FileDrop',
    'the logo of a company': 'LogoField',
    'to show the picture': 'Picture with `focus`',
  },
  anatomy: [
    ['Hint', 'p'],
    ['Picture with crop and focus point', 'img'],
    ['Figures of both', '[role=status]'],
    ['Shape', '[data-component=Field]'],
    ['Whole picture', '[data-component=Button]'],
    ['Previews', '[data-part=frame]'],
  ],
  content: ['Name each preview after its place: *Opening of the page*, *Card*.', 'Give two to five previews.'],
  wording: [
    {
      good: 'Opening of the page',
      bad: '21:9',
      why: 'The reader knows the page, not the ratio.',
    },
  ],
  behaviour: [
    'A chosen shape makes the largest crop of that ratio around the focus point. The crop then keeps the ratio.',
    'When the crop changes, the focus point stays on its detail, or stops at the edge of the crop.',
    'A focus point that nobody moved stays in the middle.',
    'If the picture cannot be read, a plain ground with `labels.unreadable` takes its place.',
    'It does not change the file. You receive shares of the picture in `onChange`.',
  ],
  accessibility: [
    'The crop and its handles are reached with Tab, each with the name you give in `labels`.',
    'The focus point is a pair of sliders. Screen readers announce its place after each step.',
    'Screen readers announce the size of the crop after each change.',
  ],
  keyboard: {
    Tab: 'Moves to the crop, its handles and the focus point.',
    'Arrow keys': 'Move the crop, a corner, a side, or the focus point, by one step.',
    'Shift + arrow keys': 'Move by ten steps.',
  },
  dos: ['Save `crop` and `focus` with the picture, so that they can be changed later.'],
  donts: ['Don’t crop for each place separately. The focus point does this.'],
  status: 'new',
};
