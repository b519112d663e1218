import { expect, it } from 'vitest';
import { addressMessages } from './addressMessages.ts';
import { messages, ruleMessage } from './messages.ts';

it('a message carries its id, its values and the finished sentence', () => {
  expect(ruleMessage('rules.stock.left', { n: 3 })).toEqual({
    id: 'rules.stock.left',
    values: { n: 3 },
    text: '3 left',
  });
});

it('words are kept as written, misspellings included (D-118, D-122, D-126)', () => {
  expect({ ...addressMessages, ...messages }).toMatchSnapshot();
});
