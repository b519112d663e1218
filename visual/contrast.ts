import axe from 'axe-core';
import type { NodeResult } from 'axe-core';

interface Measured {
  fgColor?: string;
  bgColor?: string;
  contrastRatio?: number;
  expectedContrastRatio?: string;
}

const said = ({ html, any }: NodeResult): string => {
  const { fgColor, bgColor, contrastRatio, expectedContrastRatio }: Measured = any[0]?.data ?? {};
  return `${fgColor} on ${bgColor} is ${contrastRatio}:1 and must be ${expectedContrastRatio}: ${html.slice(0, 160)}`;
};

/** Texts on the page that cannot be read well enough, one line each. */
export const illegible = async (): Promise<string[]> => {
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'rule', values: ['color-contrast'] },
    resultTypes: ['violations'],
    preload: false,
  });
  return violations.flatMap(({ nodes }) => nodes.map(said));
};
