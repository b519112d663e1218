import { fixtures } from '@vitrine/api/testing';
import { within } from 'storybook/test';

export const [talk] = fixtures.chats;
export const subject = talk?.seller.id ?? 0;
export const name = talk?.seller.name ?? '';

export const log = (canvas: { findByRole: (role: 'log') => Promise<HTMLElement> }) =>
  canvas.findByRole('log').then(within);
