export interface Finding {
  story: string;
  /** Such as `tropico-dark`. */
  look: string;
  /** What the test said. */
  said: string;
  /** Pictures as data addresses; what there is not is undefined. */
  before?: string | undefined;
  after?: string | undefined;
  difference?: string | undefined;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const styles = `
:root { color-scheme: light dark; --ink: light-dark(#231d15, #efe9df); --quiet: light-dark(#696259, #a39b90); --paper: light-dark(#fbf9f5, #171410); --line: light-dark(#dcd8d1, #3a352e) }
body { margin: 0; padding: 3rem clamp(1rem, 4vw, 4rem); background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
h1 { font: 400 2.5rem/1.1 Georgia, serif; margin: 0 0 .5rem }
h2 { font: 400 1.5rem/1.2 Georgia, serif; margin: 3.5rem 0 0; padding-block-start: 1.25rem; border-block-start: 1px solid var(--line) }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem }
p, pre { color: var(--quiet); margin: 0; max-inline-size: 90ch; white-space: pre-wrap; font-size: .875rem; font-family: inherit; overflow-wrap: anywhere }
code { color: var(--ink) }
nav { columns: 20rem; margin-block-start: 2rem; font-size: .875rem }
nav a { color: inherit; display: block }
.three { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; margin-block-start: .75rem }
figure { margin: 0 }
figcaption { font-size: .75rem; letter-spacing: .08em; text-transform: uppercase; color: var(--quiet); margin-block-end: .25rem }
img { max-inline-size: 100%; border: 1px solid var(--line); background: #fff; cursor: zoom-in }
img:focus { position: fixed; inset: 1rem; max-inline-size: none; inline-size: calc(100% - 2rem); block-size: calc(100% - 2rem); object-fit: contain; cursor: zoom-out; background: var(--paper); outline: 100vmax solid #0009 }
.none { border: 1px dashed var(--line); padding: 2rem; color: var(--quiet); text-align: center; font-size: .875rem }
@media (max-width: 50rem) { .three { grid-template-columns: 1fr } }`;

const figure = (caption: string, alt: string, picture: string | undefined, missing = 'none yet'): string =>
  `<figure><figcaption>${caption}</figcaption>${picture ? `<img tabindex="0" alt="${escaped(alt)}" src="${picture}">` : `<div class="none">${missing}</div>`}</figure>`;

const findingHtml = ({ story, look, said, before, after, difference }: Finding): string => {
  const pictures = [
    figure('Before', `${story} as ${look}, before`, before),
    figure('After', `${story} as ${look}, after`, after),
    figure(
      'Difference',
      `${story} as ${look}, difference`,
      difference,
      before ? 'of another size' : 'nothing to compare with',
    ),
  ].join('');
  return `<section><h3>${escaped(look)}</h3><pre>${escaped(said)}</pre>${after ? `<div class="three">${pictures}</div>` : ''}</section>`;
};

const storyHtml = (story: string, findings: Finding[], index: number): string =>
  `<h2 id="s${index}">${escaped(story)}</h2>${findings.map(findingHtml).join('')}`;

/** One page with all its pictures inside, to be opened from disk or kept with a build. */
export const pageOf = (findings: Finding[]): string => {
  const stories = [...Map.groupBy(findings, ({ story }) => story)];
  const links = stories.map(
    ([story, of], index) => `<a href="#s${index}">${escaped(story)} (${of.map(({ look }) => look).join(', ')})</a>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>What looks different</title>
<style>${styles}</style>
<h1>What looks different</h1>
<p>${findings.length} pictures of ${stories.length} stories. Where the new look is meant: <code>npm run visual -- --update "part of a story’s name"</code>. A picture grows when it is chosen.</p>
<nav>${links.join('')}</nav>
${stories.map(([story, of], index) => storyHtml(story, of, index)).join('\n')}
</html>
`;
};
