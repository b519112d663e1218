import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Introduces a brand of an event to a visitor, who can then register or sign in.',
  when: ['Use it when a visitor presses a brand on the page of an event.'],
  instead: { 'the brand for a signed-in user': 'its own page', 'to ask for sign-in only': 'LoginOrRegisterDialog' },
  anatomy: [
    ['Pictures', '[data-component=Carousel]'],
    ['Tags', '[data-component=EventBrandDialog] p'],
    ['Name', '[data-component=EventBrandDialog] p + p'],
    ['Description', '[data-component=EventBrandDialog] [data-component=Text]'],
    ['Story', '[data-component=EventBrandDialog] div [data-component=Button]'],
    ['Register and sign in', '[data-part=footer] button'],
  ],
  content: ['Description: a few lines. The longer story opens with “read more”.'],
  wording: [{ good: 'Read more about Casa Maré', bad: 'More', why: 'The button is listed without the text above it.' }],
  behaviour: [
    'Without pictures, the text takes the full width.',
    'Without a story, there is no “read more”. Without `onRegister`, there is only sign-in.',
  ],
  accessibility: [
    'The dialog is named by the brand. “Read more” says whether the story is open.',
    'The pictures have no text.',
  ],
  keyboard: {
    'ArrowLeft, ArrowRight': 'Change the picture while the slider has the focus.',
    Tab: 'Moves through slider, story and buttons.',
    Escape: 'Closes the dialog.',
  },
  dos: ['Remember the brand when `onLogin` fires, and open it after sign-in.'],
  donts: ['Don’t put prices into the description. Visitors may not see them.'],
};
