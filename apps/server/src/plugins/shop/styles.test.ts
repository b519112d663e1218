import { expect, it } from 'vitest';
import { moveStyles } from './styles.ts';

it('moves style attributes into a sheet, each declaration once (D-111)', () => {
  expect(
    moveStyles('<p class="a" style="--lines:3">x</p><img style="object-position:50% 0"/><i style="--lines:3"></i>'),
  ).toEqual({
    markup: '<p class="a" data-style="0">x</p><img data-style="1"/><i data-style="0"></i>',
    css: '[data-style="0"]{--lines:3}\n[data-style="1"]{object-position:50% 0}',
  });
});

it('moves an address in quotes', () => {
  expect(moveStyles('<i style="--picture:url(&quot;/media/linen.webp&quot;)"></i>').css).toBe(
    '[data-style="0"]{--picture:url("/media/linen.webp")}',
  );
});

it('leaves texts alone, and what could end a rule', () => {
  for (const markup of [
    '<p>a style="b"</p>',
    '<p style="color:red}body{display:none">x</p>',
    '<p style="a:&quot;&lt;/style&gt;&quot;"></p>',
    '<p style="a:&quot;b"></p>',
  ])
    expect(moveStyles(markup)).toEqual({ markup, css: '' });
});
