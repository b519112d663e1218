import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A small picture of a person or a company beside the name. It shows initials if there is no picture.',
  when: ['Beside names in messages and team lists.', 'Beside a company in a menu or a row.'],
  instead: { 'a brand’s logo as the main element': 'CompanyLogo', 'a photograph': 'Picture' },
  wording: [
    {
      good: 'Ana Prado',
      bad: 'avatar-ana.png',
      why: '`name` is what screen readers announce; a file name tells them nothing.',
    },
  ],
  behaviour: [
    'If the picture is missing or fails to load, the initials of the first and last word appear.',
    'If the name has no letters, a person icon appears.',
    'Sizes: 32 px (`sm`), the height of a control (`md`), 64 px (`lg`).',
  ],
  accessibility: ['Announces `name` as an image. With `decorative` it is hidden from screen readers.'],
  dos: [
    'Use `round` for people and `square` for companies, so that readers tell them apart.',
    'Set `decorative` beside the visible name. Otherwise screen readers say it twice.',
  ],
  donts: ['Don’t identify people by the avatar alone. Two people can share initials.'],
  status: 'new',
};
