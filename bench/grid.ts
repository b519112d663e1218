// npm run bench -- grid: how long a keystroke takes until it is painted, and how much work it is, in a grid of 60 colours by 12 sizes and in a line
// sheet of 500 products, at a processor slowed four times: how many frames more than in a bare table of inputs, beside what one would write first and
// another library. A frame is 16.7 ms.
import { peersInstalled } from './peers.ts';
import { measureStrokes, type Scenario } from './strokes.ts';

const cell = '[data-row="5"][data-column="5"]';
const inputOfCell = 'tbody tr:nth-child(6) td:nth-of-type(6) input';
const agCell = '[row-index="5"] [aria-colindex="6"]';
const tick = 'tr:nth-child(4) input';
const search = '[type=search]';

const arrows = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'];
const tabs = ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab'];
const digits = ['7', 'Enter', '4', 'Enter', 'ArrowUp', 'ArrowUp'];
const ticks = [' ', ' ', ' ', ' '];
const pages = ['PageDown', 'PageDown', 'PageUp', 'PageUp'];
const letters = ['k', 'n', 'i', 'Backspace', 'Backspace', 'Backspace'];

const scenarios: Scenario[] = [
  { name: 'nothing but the focus: arrows', page: '#bareCells', focus: cell, keys: arrows, bare: 'bare inputs: Tab' },
  { name: 'bare inputs: Tab', page: '#bareGrid', focus: inputOfCell, keys: tabs },
  { name: 'grid: arrows', page: '#grid', focus: cell, keys: arrows, bare: 'bare inputs: Tab' },
  { name: 'AG Grid: arrows', page: 'ag.html', focus: agCell, keys: arrows, bare: 'bare inputs: Tab' },
  { name: 'bare inputs: a digit', page: '#bareGrid', focus: inputOfCell, keys: ['7', 'Backspace'] },
  {
    name: 'grid: a digit, then Enter keeps it',
    page: '#grid',
    focus: cell,
    keys: digits,
    bare: 'bare inputs: a digit',
  },
  {
    name: 'grid: Delete, then undo',
    page: '#grid',
    focus: cell,
    keys: ['Delete', 'Control+z', 'Delete', 'Control+z'],
    bare: 'bare inputs: a digit',
  },
  {
    name: 'AG Grid: a digit, then Enter keeps it',
    page: 'ag.html',
    focus: agCell,
    keys: digits,
    bare: 'bare inputs: a digit',
  },
  {
    name: 'controlled inputs: a digit',
    page: '#plainGrid',
    focus: inputOfCell,
    keys: ['7', 'Backspace'],
    bare: 'bare inputs: a digit',
  },
  { name: 'bare list: Tab', page: '#bareList', focus: tick, keys: tabs },
  {
    name: 'line sheet: arrows',
    page: '#list',
    focus: '[data-index="0"]',
    keys: ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'],
    bare: 'bare list: Tab',
  },
  { name: 'bare list: Space', page: '#bareList', focus: tick, keys: ticks },
  { name: 'line sheet: Space', page: '#list', focus: '[data-index="3"]', keys: ticks, bare: 'bare list: Space' },
  {
    name: 'controlled list: Space',
    page: '#plainList',
    focus: 'li:nth-child(4) input',
    keys: ticks,
    bare: 'bare list: Space',
  },
  { name: 'bare list: Page Down and back', page: '#bareList', focus: tick, keys: pages },
  {
    name: 'line sheet: Page Down and back',
    page: '#list',
    focus: '[data-index="0"]',
    keys: pages,
    bare: 'bare list: Page Down and back',
  },
  { name: 'bare list: a letter', page: '#bareList', focus: search, keys: letters },
  {
    name: 'line sheet: a letter of a search',
    page: '#list',
    focus: search,
    keys: letters,
    bare: 'bare list: a letter',
  },
  {
    name: 'controlled list: a letter of a search',
    page: '#plainList',
    focus: search,
    keys: letters,
    bare: 'bare list: a letter',
  },
];

peersInstalled();
await measureStrokes(scenarios, ['index.html', 'ag.html']);
