// npm run bench -- office: a keystroke in the table of 5,000 products beside one in the cart grid, and the import of a catalogue of 20,000 lines
// beside a bare COPY of the same rows on PostgreSQL.
import { importBesideCopy } from './officeImport.ts';
import { measureStrokes, type Scenario } from './strokes.ts';

const arrows = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'];
const digits = ['7', 'Enter', '4', 'Enter', 'ArrowUp', 'ArrowUp'];
const clears = ['Delete', 'Control+z', 'Delete', 'Control+z'];
const bare = 'bare inputs: Tab';
const cart = { page: '#grid', focus: '[data-row="5"][data-column="5"]', bare } as const;
/** A price, in sight from the start. */
const table = { page: '#products', focus: '[data-row="5"][data-column="6"]', bare } as const;

const scenarios: Scenario[] = [
  {
    name: bare,
    page: '#bareGrid',
    focus: 'tbody tr:nth-child(6) td:nth-of-type(6) input',
    keys: ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab'],
  },
  { ...cart, name: 'cart grid: arrows', keys: arrows },
  { ...table, name: '5,000 products: arrows', keys: arrows },
  { ...cart, name: 'cart grid: a digit, then Enter', keys: digits },
  { ...table, name: '5,000 products: a digit, then Enter', keys: digits },
  { ...cart, name: 'cart grid: Delete, then undo', keys: clears },
  { ...table, name: '5,000 products: Delete, then undo', keys: clears },
  { ...table, name: '5,000 products: Page Down and back', keys: ['PageDown', 'PageUp'] },
];

if (!process.argv.includes('--import')) await measureStrokes(scenarios, ['index.html']);
if (!process.argv.includes('--keys')) await importBesideCopy();
