import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A date or a span in the language in force, and for machines beside it.',
  when: ['Deliveries, orders, messages.'],
  whenNot: ['Asking for a date: take DateField.'],
  accessibility: ['A `time` element with the machine’s form.'],
  content: ['`short` in tables, `long` in sentences; what a span’s ends share is said once.'],
  dos: ['Give a zone where a moment matters to both sides.'],
  donts: ['Don’t write dates by hand.'],
};
