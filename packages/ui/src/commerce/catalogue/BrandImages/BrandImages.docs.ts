import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A slider with pictures of a brand. A press on a picture shows it larger.',
  when: ['Use it on brand pages, for lookbooks and style pictures.'],
  instead: { 'the pictures of a product': 'MediaGallery', 'one picture with a text': 'CallToAction' },
  anatomy: [
    ['Pictures with title and optional link', 'figure'],
    ['Buttons of the slider', '[data-part=controls]'],
    'Enlarged picture',
  ],
  content: ['Give each picture a title. It names the button and appears below the picture.'],
  wording: [
    {
      good: 'The atelier in Porto',
      bad: 'DSC_0412',
      why: 'The title is shown below the picture and names its button.',
    },
  ],
  behaviour: [
    '`strip` shows up to four pictures, `pairs` shows two.',
    '`mosaic` shows groups of one large and four small pictures.',
    'The code of the enlarged view loads at the first press.',
  ],
  accessibility: [
    'The slider is a region named by `label`. Each picture is a button named “Enlarge the picture” and its title.',
  ],
  keyboard: {
    Tab: 'Moves from picture to picture.',
    'ArrowLeft, ArrowRight': 'Move the slider, or change the enlarged picture.',
    Enter: 'Enlarges the picture.',
    Escape: 'Closes the enlarged picture.',
  },
  dos: ['Use the layout of the brand’s template, so that its pages look alike.'],
  donts: ['Don’t mix portrait and landscape pictures in a strip. The crop would cut heads.'],
};
