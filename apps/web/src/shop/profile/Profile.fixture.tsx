import { within } from 'storybook/test';

export const panel = (canvasElement: HTMLElement) =>
  within(canvasElement.querySelector<HTMLElement>('main') ?? canvasElement);

export const reason = 'The shop is being updated. Please try again in a minute.';
export const refusal = { message: reason, detail: reason, errors: {} };
