import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A plain area with room inside it, a ground and an edge if asked.',
  when: ['Something needs room, a ground or a hairline, and no component carries it already.'],
  whenNot: ['Room between things: take Stack or Inline.', 'The column of a page: take Container.'],
  accessibility: ['`as` says what the area is; a `section`, `nav` or `aside` needs a name from a heading inside it.'],
  dos: ['Give values by width where a phone has less room: `padding={{ mobile: "sm", desktop: "xxl" }}`.'],
  donts: ['Don’t build cards of boxes that should look alike everywhere: make a component.'],
};
