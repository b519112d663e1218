import { useInsertionEffect } from 'react';

/** Puts a style sheet on the page while something that needs it is shown. Made by script, for pages that allow no styles in their text. */
export const useSheet = (make: () => string): void => {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(make());
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [make]);
};
