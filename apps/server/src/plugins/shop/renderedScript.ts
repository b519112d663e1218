import { createHash } from 'node:crypto';
import { entryTokenName } from '../../modules/shared/handOff/service.ts';
import { escapeJson } from '../../platform/escape.ts';

/** A slow picture does not delay the program for longer. */
const LONGEST_WAIT_MS = 3000;

/**
 * What a rendered page does before its program runs, with the paths in `#vitrine-program`; a page whose address brings a token does it too,
 * though it comes without markup.
 *
 * - It takes the token out of the address before anything is shown: apps/web's `takeEntryToken` reads it (D-134).
 * - It keeps what is pressed and sent, each once: apps/web's `keepEarlyPress` reads and repeats it. A form must not send itself meanwhile.
 *   A summary pressed twice is as it was.
 * - It asks for the whole style sheets, of which the page has what it needs, before the program draws anything else.
 * - It starts the program once the first screen is painted with its pictures, so that the two do not share the line. A visitor who moves
 *   a pointer or presses a key starts it at once, and so does an address that asks for something: a dialog, a place on the page.
 */
const code = `
{
  const url = new URL(location.href)
  const token = url.searchParams.get("${entryTokenName}")
  if (token !== null) {
    window.vitrineToken = token
    url.searchParams.delete("${entryTokenName}")
    history.replaceState(history.state, "", url)
  }
}
window.vitrineEarly = (event) => {
  const { type, target, key, shiftKey, isComposing } = event
  if (type === "keydown" && (key !== "Enter" || shiftKey || isComposing || target.enterKeyHint !== "send")) return
  const isSent = type !== "click"
  const pressed = target.closest(isSent ? "form" : "button, summary, a:not([href]), [role=button]")
  if (!pressed) return
  const before = vitrineEarly.pressed
  vitrineEarly.pressed = before.filter((one) => one !== pressed)
  if (pressed.localName !== "summary" || !before.includes(pressed)) vitrineEarly.pressed.push(pressed)
  if (isSent || pressed.form) event.preventDefault()
}
vitrineEarly.pressed = []
for (const type of ["click", "submit", "keydown"]) document.addEventListener(type, vitrineEarly, true);
{
  let isStarted
  const signs = ["pointermove", "pointerdown", "keydown"]
  const add = (tag, properties) => document.head.append(Object.assign(document.createElement(tag), { crossOrigin: "" }, properties))
  const start = () => {
    const files = document.getElementById("vitrine-program")
    if (isStarted || !files) return
    isStarted = true
    for (const sign of signs) removeEventListener(sign, start, true)
    const { preloads, programs } = JSON.parse(files.textContent)
    for (const href of preloads) add("link", { rel: "modulepreload", href })
    const sheets = [...document.querySelectorAll("link[disabled]")].map((link) => new Promise((loaded) => {
      link.onload = link.onerror = loaded
      link.disabled = false
    }))
    Promise.all(sheets).then(() => {
      for (const src of programs) add("script", { type: "module", src })
    })
  }
  for (const sign of signs) addEventListener(sign, start, true)
  if (location.search || location.hash) addEventListener("DOMContentLoaded", start)
  addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start))))
  setTimeout(start, ${LONGEST_WAIT_MS})
}`.replaceAll(/\n\s*/g, '\n');

/** Lets this one inline script run under the shop's policy. */
export const renderedScriptHash = createHash('sha256').update(code).digest('base64');

export const renderedScript = `<script>${code}</script>`;

const link = /<link rel="modulepreload"[^<>]*>/g;
const script = /<script type="module"[^<>]*><\/script>/g;
const address = / (?:href|src)="([^"]*)"/;

const addressOf = ([tag]: readonly string[]): string => address.exec(tag ?? '')?.[1] ?? '';

/** Takes the links to the program out of a page, for its inline script to add them later. */
export const deferProgram = (page: string): string => {
  const preloads = [...page.matchAll(link)].map(addressOf);
  const programs = [...page.matchAll(script)].map(addressOf);
  const files = `<script type="application/json" id="vitrine-program">${escapeJson({ preloads, programs })}</script>`;
  return page
    .replaceAll(link, '')
    .replaceAll(script, '')
    .replace('</body>', () => `${files}\n  </body>`);
};
