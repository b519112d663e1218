import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows pictures one at a time, as large as the screen allows.',
  when: ['Product photographs that retailers look at closely.', 'Lookbook pictures and pictures of a brand.'],
  instead: {
    'several pictures within the page': 'Carousel or Grid',
    'one picture within the page': 'Picture',
    'text or a form above the page': 'Dialog',
  },
  anatomy: [
    ['Close button', '[role=dialog] > button'],
    ['Picture with caption (optional)', 'figure'],
    ['Dots', 'ol'],
    ['Previous and next buttons', '[data-part=controls] > button'],
  ],
  content: ['`alt` describes the goods. The caption adds what the picture cannot show.'],
  wording: [{ good: 'Linen dress, seam detail', bad: 'IMG_2041', why: 'A file name tells nobody what is shown.' }],
  behaviour: [
    'Opens with the picture at `start`, counted from 0.',
    'The whole picture is visible; nothing is cut off.',
    'With one picture, dots and arrows are absent.',
  ],
  accessibility: [
    'A dialog with the name `label`. It takes the focus and returns it on closing.',
    'If caption and `alt` are the same, screen readers hear them once.',
    'You must give an `alt` for each picture.',
  ],
  keyboard: {
    'ArrowLeft, ArrowRight': 'Changes the picture while the pictures have the focus.',
    Escape: 'Closes the lightbox.',
  },
  dos: ['Set `start` to the picture that was pressed. Otherwise people search for it again.'],
  donts: ['Don’t open a picture that has no larger version. It becomes blurred.'],
};
