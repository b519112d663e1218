import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { RichHtml } from './RichHtml.tsx';

const story = `<h2>The house</h2><p>Founded in <strong>1987</strong> on the coast, Lume weaves <em>linen and silk</em>
with mills that have worked with us <a href="https://example.org/mills">for two generations</a>.</p>
<ul><li>Natural dyes</li><li>Two seasons a year</li></ul><blockquote>Less, and better.</blockquote>
<table><tr><th>Size</th><th>Chest</th></tr><tr><td>S</td><td>88 cm</td></tr></table>`;

const hostile = `<p onclick="alert(1)" style="position:fixed">Harmless words</p>
<script>window.broken = true</script><img src="x" onerror="window.broken = true" alt="">
<a href="javascript:alert(1)">A link</a><iframe src="https://elsewhere.example"></iframe>
<form action="https://elsewhere.example"><input name="card"><button>Pay</button></form>
<svg><script>window.broken = true</script></svg><math><mtext><style>p{display:none}</style></mtext></math>
<a href="//elsewhere.example">Another</a>`;

const meta = preview.meta({ title: 'Components/RichHtml', component: RichHtml, args: { html: story } });

export const Playground = meta.story({});

/** Hostile HTML loses everything but its words. */
export const Hostile = meta.story({
  name: 'Hostile HTML',
  parameters: { covers: ['D-137'] },
  args: { html: hostile },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Harmless words').getAttributeNames()).toEqual([]);
    await expect(canvasElement.querySelector('script, iframe, form, input, svg, math, style')).toBeNull();
    await expect(canvas.getByText('A link')).not.toHaveAttribute('href');
    await expect(canvas.getByText('Another')).not.toHaveAttribute('href');
    await expect(canvasElement.querySelector('[onerror], [onclick], [style]')).toBeNull();
    await expect('broken' in window).toBe(false);
  },
});

/** Links to other sites open a new tab that cannot reach back. */
export const OutwardLinks = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'for two generations' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const Empty = meta.story({ args: { html: '' } });
