import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A greeting with a few things worth knowing, shown once.',
  when: ['At a retailer’s first visit; on a brand’s page, telling how buying works.'],
  whenNot: ['News: take Banner.'],
  keyboard: { Escape: 'Closes it; it then counts as seen.' },
  accessibility: ['Named by its title; tips are a list whose icons are decoration.'],
  content: ['The name of who is greeted; three or four tips of a sentence.'],
  dos: ['Leave out a tip that has nothing to say.'],
  donts: ['Don’t show it twice.'],
};
