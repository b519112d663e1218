import { expect, it } from 'vitest';
import { placeAgain } from './placeAgain.ts';

const button = (text: string, kind = 'button') => ({ kind, text });
const page = [button('LOGIN'), button('Send', 'submit'), button('Menu'), button('LOGIN')];

it.each([
  ['says the same', 3, [button('Menu'), button('LOGIN'), button('New'), button('LOGIN')], 3],
  ['is at the same place in another language', 2, [button('ENTRAR'), button('Cardápio'), button('ENTRAR')], 1],
  ['is the only one of its kind', 1, [button('LOGIN'), button('Enviar', 'submit')], 1],
])('what was pressed is found again where it %s', (_, at, now, place) => {
  expect(placeAgain(page, at, now)).toBe(place);
});

it('a press is repeated on nothing else: not where the page has more or fewer that could be meant', () => {
  expect(placeAgain(page, 0, [button('LOGIN'), button('Menu')])).toBe(-1);
  expect(placeAgain(page, 2, [button('ENTRAR'), button('Cardápio')])).toBe(-1);
  expect(placeAgain(page, 1, [button('LOGIN')])).toBe(-1);
  expect(placeAgain(page, 9, page)).toBe(-1);
});
