import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A brand on a single page: its pictures, its words, a message to it.',
  when: ['Brands without a shop of their own.'],
  whenNot: ['Brands with collections: BrandHeader and its rooms.'],
  keyboard: { 'ArrowLeft, ArrowRight': 'Changes between words and message.' },
  accessibility: [
    'The name is the page’s heading; the floating button leads to the message and moves the focus there.',
  ],
  content: ['About the brand; Send a message.'],
  dos: ['Put the highlighted picture first.'],
  donts: ['Don’t pass more than five pictures.'],
};
