import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Opening scenes that change every three seconds until somebody looks closer or pauses them.',
  when: ['Several heroes on a landing.'],
  whenNot: ['One hero: it stands still by itself.'],
  keyboard: { 'ArrowLeft, ArrowRight': 'Changes the scene.', 'Enter, Space': 'Pauses and plays.' },
  accessibility: [
    'It can be paused, waits under pointer and focus, and stands still where less motion is asked for; where it stands is said once somebody moves it.',
  ],
  dos: ['Put the most important scene first: few wait for the third.'],
  donts: ['Don’t give it more than five.'],
};
