import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A field for a formatted text. People see it as its readers will, and never see HTML.',
  when: ['The story of a brand.', 'Terms and privacy texts.', 'A campaign page.'],
  instead: { 'text without formatting': 'TextArea', 'showing a formatted text': 'RichHtml' },
  content: [
    'The label names the text.',
    'Use headings to divide a long text. The title of the page is not part of it.',
  ],
  wording: [
    { good: 'Story of the brand', bad: 'HTML', why: 'People write a text. How it is stored is not their concern.' },
  ],
  behaviour: [
    'Keeps headings, lists, bold, italic, underlined words, quotes, tables, lines and links. Other formatting of a pasted text is left out, its words stay.',
    'A link leads to `https:`, `mailto:` or a place of the shop. Another address is refused with `wrongAddress`.',
    'Grows to 24 rem. Then it scrolls.',
    'A new `value` replaces the text, and with it what can be undone.',
  ],
  accessibility: [
    'The text is a text box of several lines with the label as its name. Hint and message belong to it.',
    'The toolbar is one stop of the Tab key. Buttons say whether their formatting is on.',
    'After a button is pressed, the focus is in the text again.',
  ],
  keyboard: {
    Tab: 'Goes to the toolbar, to the text and on. It writes nothing.',
    'Left and right arrow': 'In the toolbar: from tool to tool.',
    'Ctrl+B, Ctrl+I, Ctrl+U': 'Bold, italic, underlined. On a Mac, Command.',
    'Ctrl+K': 'Asks for the address of a link.',
    'Ctrl+Z, Ctrl+Shift+Z': 'Takes the last change back, and makes it again.',
    Enter: 'A new paragraph, or a new entry of a list.',
    'Shift+Enter': 'A new line in the same paragraph.',
  },
  dos: ['Give it the width of a page’s text. People see where lines end.'],
  donts: ['Don’t use it for a name or a title. Formatting has no place there.'],
};
