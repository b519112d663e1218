import { defaultHandlers, fixtures } from '@vitrine/api/testing';
import type { HttpHandler } from 'msw';
import { within } from 'storybook/test';

/** The fixtures with requests that wait for both sides. */
const waiting = { ...fixtures, connections: [...fixtures.requests, ...fixtures.connections] };

/** Requests wait for the retailer; `handlers` answer before those of the whole shop. */
export const asRetailer =
  (...handlers: HttpHandler[]) =>
  ({ msw }: { msw: { use: (...all: HttpHandler[]) => void } }) =>
    msw.use(...handlers, ...defaultHandlers({ fixtures: waiting }));

export const block = (canvasElement: HTMLElement) =>
  within(canvasElement.querySelector<HTMLElement>('[data-component=ConnectionList]') ?? canvasElement);

export const [first, second] = fixtures.requests.map(({ seller }) => seller.name);
