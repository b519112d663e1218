export { escapeHtml } from '@vitrine/mail';

/** A value inside `<script type="application/json">`: no text in it can close the element. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
