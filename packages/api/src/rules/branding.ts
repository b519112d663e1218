/** The parts of a branding, as a history of it names what changed. Those of the style stand beside the words. */
export const BRANDING_PARTS = [
  'name',
  'title',
  'logo',
  'logo_dark',
  'seeds',
  'type',
  'shape',
  'density',
  'elevation',
  'mode',
  'language_code',
  'poweredByBlanc',
  'texts',
] as const;
