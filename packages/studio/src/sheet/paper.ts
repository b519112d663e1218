/** Lets a page look on paper as it does on a screen: its style sheets forget that they were for screens alone. */
export const asOnScreen = (page: Document): void => {
  for (const sheet of page.styleSheets) for (const rule of rulesOf(sheet)) rule.media.mediaText = allMedia(rule);
};

const allMedia = ({ media }: CSSMediaRule): string => media.mediaText.replaceAll('screen and ', '');

const inside = (rule: CSSRule): CSSMediaRule[] => {
  const nested = 'cssRules' in rule ? [...(rule as CSSGroupingRule).cssRules].flatMap(inside) : [];
  return rule.constructor.name === 'CSSMediaRule' ? [rule as CSSMediaRule, ...nested] : nested;
};

const rulesOf = (sheet: CSSStyleSheet): CSSMediaRule[] => {
  try {
    return [...sheet.cssRules].flatMap(inside);
  } catch {
    // From elsewhere, and none of ours.
    return [];
  }
};

/** One page of paper as high as the sheet. */
export const paperCss = (width: number, height: number): string =>
  `@page{size:${width}px ${height}px;margin:0}@media print{html,body{background:none}}`;
