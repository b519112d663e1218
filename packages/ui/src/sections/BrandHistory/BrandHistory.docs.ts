import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'The “BRAND HISTORY” tab of a brand’s page: its story, links to social media, and lookbooks of past seasons.',
  when: ['Use it below BrandHeader if the brand has a history or lookbooks.'],
  instead: { 'to show what the brand is today': 'BrandAbout', 'one picture gallery without a story': 'BrandImages' },
  anatomy: [
    ['Picture', 'picture'],
    ['Story', 'h2'],
    ['Social media', 'ul[aria-label]'],
    ['Text blocks', '[data-component=InfoBlock]'],
    ['Lookbooks', '[data-component=BrandImages]'],
  ],
  content: ['Story: HTML from the brand, cleaned before it is shown.', 'Lookbooks: name each by its season.'],
  wording: [{ good: 'Instagram', bad: 'Follow us', why: 'The name of the site tells where the link leads.' }],
  behaviour: [
    'Parts without content are left out.',
    '`lookbookTemplate` 2 and 3 show lookbooks in pairs. Any other value shows a strip of four.',
    'With `changed`, the whole history is marked as part of a draft.',
  ],
  accessibility: [
    'Story and lookbooks have level 2 headings. Social links open a new tab.',
    'Give `image.alt` and a name for each social link.',
  ],
  keyboard: { 'ArrowLeft, ArrowRight': 'Move through the lookbooks.', Enter: 'Follows a link or enlarges a picture.' },
  dos: ['Pass the brand’s own `lookbookTemplate`. The brand chose it for its pictures.'],
  donts: ['Don’t link to the tab if the brand has neither history nor lookbooks. The page would be empty.'],
};
