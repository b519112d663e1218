export { brandingSchema } from './branding.ts';
export type { Branding, Mode } from './branding.ts';
export { expandBranding } from './expand.ts';
export type { ExpandedBranding } from './expand.ts';
export { fontCss } from './fonts/css.ts';
export type { Finding } from './proof/report.ts';
export { themeCss } from './themeCss.ts';
export { themes, wireframe } from './themes/index.ts';
export type { ThemeName } from './themes/index.ts';
