import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A page from header to footer; the footer stands at the lower edge even when there is little between.',
  when: ['Once for every screen.'],
  whenNot: ['Dialogs and parts of a page.'],
  anatomy: ['Header, main, footer.', '`PageRest` in the middle while a part of the page is still being loaded.'],
  accessibility: ['The middle is the page’s one `main`, where the skip link of the header leads.'],
  dos: ['Put everything that changes with the address into the middle.'],
  donts: ['Don’t nest it.'],
};
