import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Tells components that they appear in another window, such as the frame of a preview. Developers of previews use it; shop screens do not need it.',
  when: [
    'Previews in frames, such as the surfaces in the studio.',
    'Pages that are rendered to be photographed, such as a contact sheet.',
  ],
  instead: {
    'to show a surface in a frame': 'the studio’s `Thumbnail`, which sets it',
    'a panel above the page': 'Dialog or Drawer',
  },
  behaviour: [
    'Dialogs and lists open in the document of `view`.',
    'A dialog in another window does not hold the focus.',
    'With `isResting`, carousels do not move by themselves.',
  ],
  accessibility: ['Set `isResting` where several previews are visible. Otherwise all of them move at once.'],
  dos: ['Set `isResting` to false when a pointer or the focus enters the frame.'],
  donts: ['Don’t use it to stop a carousel in the shop. The carousel has a pause button.'],
};
