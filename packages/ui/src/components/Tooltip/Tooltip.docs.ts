import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A word of explanation at the focus or a pointer that stays.',
  when: ['A term or an icon whose meaning most know.'],
  whenNot: [
    'Links, buttons, or what a phone’s reader needs: take Popover, or write it out.',
    'Why a button is disabled: Button’s `reason` says it.',
  ],
  anatomy: ['An icon or words', 'the sentence'],
  keyboard: { Tab: 'Shows it.', Escape: 'Puts it away.' },
  accessibility: ['It describes its button; one can point at it and read on.'],
  content: ['One sentence, with its full stop.'],
  dos: ['Name the button by what it explains.'],
  donts: ['Don’t put into it what one cannot do without: a finger does not reach it.'],
  status: 'new',
};
