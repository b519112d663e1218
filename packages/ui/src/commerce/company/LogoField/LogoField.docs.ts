import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Uploads or removes the logo of a company and shows it in the frame that the shop uses.',
  when: ['Use it in CompanyProfile.'],
  instead: { 'other files': 'FileDrop', 'to show a logo': 'CompanyLogo' },
  anatomy: [
    ['Preview', '[data-component=CompanyLogo]'],
    ['Field for the file', '[data-part=drop]'],
    'Choice: whole logo or filled frame',
    'Slider for the visible part',
    ['Remove', '[data-component=LogoField] button[data-component=Button]'],
  ],
  content: ['Name the best size in the hint: 346 × 219 px.'],
  wording: [
    {
      good: 'This file is no picture we can read. Choose a PNG, JPEG, WebP or SVG.',
      bad: 'Upload failed',
      why: 'The reader learns which file will work.',
    },
  ],
  behaviour: [
    'It accepts PNG, JPEG, WebP and SVG up to 5 MB.',
    'A picture longer than a filled frame can be dragged, or moved with the slider.',
    'A removed logo stays until the form is saved, and can be taken back until then.',
  ],
  accessibility: [
    'The preview has a text. A message about a wrong file is linked to the field.',
    'The slider does what dragging does, for keyboard users.',
  ],
  keyboard: {
    'Enter, Space': 'Open the file dialog.',
    'Arrow keys': 'Choose the fit, or move the visible part.',
  },
  dos: ['Send the file that `onChange` gives. It is drawn as the preview shows it.'],
  donts: ['Don’t upload at the choice of the file. The user may still change the fit.'],
};
