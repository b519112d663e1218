import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A title and text beside pictures or videos of a brand.',
  when: ['Use several of them down a brand’s page to tell its story.'],
  instead: {
    'a picture across the page': 'CallToAction',
    'the first section of a page': 'Hero',
    'a slider of pictures': 'BrandImages',
  },
  content: ['Title: up to eight words. `summary`: one or two sentences, set larger. `text`: up to three paragraphs.'],
  wording: [
    {
      good: 'Woven on shuttle looms in Guimarães',
      bad: 'About us',
      why: 'The title tells something even if the text is skipped.',
    },
  ],
  behaviour: [
    'On a phone, the pictures come above the text.',
    'Without `media`, the text takes the full width.',
    'A video does not start by itself and loads only when it is played.',
  ],
  accessibility: [
    'The title is a heading of level 2. A video has the browser’s controls.',
    'Give each picture and video a text with `alt`.',
  ],
  keyboard: { Tab: 'Moves to the controls of a video, then to links and button.' },
  dos: ['Alternate `position` from block to block, so that the page keeps a rhythm.'],
  donts: ['Don’t mix portrait and landscape media in one block. All get the same shape.'],
};
