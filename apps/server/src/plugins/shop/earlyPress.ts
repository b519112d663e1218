import { createHash } from 'node:crypto';

/**
 * Keeps the last press on a button of a rendered page until the program has loaded: apps/web's `keepEarlyPress` reads it and repeats it.
 * A form must not send itself meanwhile.
 */
const code = `document.addEventListener("click",window.vitrineEarly=e=>{let b=e.target.closest("button");vitrineEarly.pressed=b;if(b&&b.form)e.preventDefault()},true)`;

export const earlyPressScript = `<script>${code}</script>`;

/** Lets this one inline script run under the shop's policy. */
export const earlyPressHash = createHash('sha256').update(code).digest('base64');
