import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';
import { fn } from 'storybook/test';

export const tiles = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('[data-component=RetailerTile]'),
];

export const asked = fn();

/** Answers a search by name, and keeps what was asked. */
export const search = mockCall(contract.retailers.list, ({ query }) => {
  asked(query.search);
  const data = fixtures.retailers.filter(({ name }) => name.toLowerCase().includes(query.search ?? '')).slice(0, 27);
  return { status: 200, data: { data, meta: { total: data.length } } };
});
