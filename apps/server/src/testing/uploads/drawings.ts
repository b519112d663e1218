const svg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="300" height="100" viewBox="0 0 300 100">${body}</svg>`;

const times = (count: number, part: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => part(at)).join('');

/** Levels that each show the one below ten times: in twelve levels, 3 kB are a million million shapes. */
const levels = (wrap: (content: string, at: number) => string, name: (below: number) => string): string =>
  svg(
    `<defs><rect id="l0" width="3" height="3"/>${times(12, (at) =>
      wrap(
        times(10, () => name(at)),
        at + 1,
      ),
    )}</defs><use href="#l12"/>`,
  );

export const nestedUses = levels(
  (content, at) => `<g id="l${at}">${content}</g>`,
  (below) => `<use xlink:href="#l${below}" x="1"/>`,
);

/** Drawings that would be drawn for minutes, or not as they were meant, with the reason that is given. */
export const refusedDrawings: readonly (readonly [what: string, svg: string, why: string])[] = [
  ['uses in uses', nestedUses, 'svgUses'],
  [
    'uses under another prefix',
    nestedUses.replaceAll('<use', '<s:use').replace('<svg', '<svg xmlns:s="http://www.w3.org/2000/svg"'),
    'svgUses',
  ],
  ['a light part that has the id of a heavy one', nestedUses.replace('</svg>', '<g id="l5"/></svg>'), 'svgUses'],
  ['a use of itself', svg('<g id="a"><use href="#a"/></g>'), 'svgUses'],
  [
    'patterns in patterns',
    levels(
      (content, at) => `<pattern id="l${at}" width="9" height="9">${content}</pattern>`,
      (below) => `<rect fill="url(#l${below})" width="9" height="9"/>`,
    ).replace('<use href="#l12"/>', '<rect style="fill: url(#l12)" width="9" height="9"/>'),
    'svgPatterns',
  ],
  [
    'markers on a long line',
    svg(
      `<marker id="m"><path d="M0 0h1"/></marker><path marker-mid="url(#m)" d="M0 0${times(3000, (at) => `L${at % 300} ${at % 100}`)}"/>`,
    ),
    'svgPatterns',
  ],
  [
    'three hundred blurs',
    svg(
      `<filter id="f"><feGaussianBlur stdDeviation="40"/></filter>${times(300, () => '<rect filter="url(#f)" width="300" height="100"/>')}`,
    ),
    'svgFilters',
  ],
  [
    'blurs by a style sheet',
    svg(
      `<style>.a{filter:url(#f)}</style><filter id="f"><feGaussianBlur stdDeviation="40"/></filter>${times(300, () => '<rect class="a" width="300" height="100"/>')}`,
    ),
    'svgFilters',
  ],
  ['groups in groups', svg(times(500, () => '<g>') + times(500, () => '</g>')), 'svgNested'],
  ['more shapes than a logo has', svg(times(60_000, () => '<path d="M0 0"/>')), 'svgElements'],
  ['a picture', svg('<image href="data:image/png;base64,iVBORw0KGgo=" width="9" height="9"/>'), 'svgImage'],
  ['a text', svg('<text font-family="Futura">Vitrine</text>'), 'svgText'],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "&b;">]>${svg('&a;')}`, 'svgEntities'],
];

/** Drawings as programs write them. */
export const takenDrawings: readonly (readonly [what: string, svg: string])[] = [
  ['a shape', svg('<title>Vitrine</title><path d="M0 0h300v100z" fill="#d4145f"/>')],
  [
    'a gradient, a clip and a symbol',
    svg(
      '<style>.a{fill:url(#g);clip-path:url(#c)}</style><defs><linearGradient id="g"><stop stop-color="#c33"/></linearGradient><clipPath id="c"><circle r="40"/></clipPath><symbol id="s"><rect width="9" height="9"/></symbol></defs>' +
        times(200, (at) => `<use class="a" xlink:href="#s" x="${at}"/>`),
    ),
  ],
  [
    'a shadow',
    svg(
      '<filter id="f"><feOffset dx="2"/><feGaussianBlur stdDeviation="2"/><feMerge><feMergeNode/></feMerge></filter><rect filter="url(#f)" width="90" height="90"/>',
    ),
  ],
];

/** Small and simple, but each of its dilations looks at thousands of pixels for every pixel. */
export const slowDrawing = svg(
  `<filter id="f" x="-1" y="-1" width="3" height="3">${times(10, () => '<feMorphology operator="dilate" radius="60"/>')}</filter>${times(3, () => '<rect filter="url(#f)" width="290" height="90"/>')}`,
);
