interface Named {
  /** As in the request; `styles.focus` is a field within a field. */
  name: string;
}

/** How a field is edited. */
export type FieldSpec =
  /** `isLink`: the address of a page elsewhere. */
  | (Named & { type: 'line'; isNullable?: boolean; required?: boolean; isLink?: boolean })
  /** A web address or a path of the shop; without one null, or an empty text. */
  | (Named & { type: 'link'; isNullable?: boolean })
  | (Named & { type: 'number'; isNullable?: boolean })
  | (Named & { type: 'lines' })
  /** The IANA name of a time zone; null for that of the installation. */
  | (Named & { type: 'timeZone' })
  /** Brands of the marketplace, by their slugs. */
  | (Named & { type: 'brands' })
  | (Named & { type: 'check' | 'date'; hasHint?: true })
  /** A path; without a picture null, or an empty text where one is required. */
  | (Named & { type: 'picture'; required?: boolean })
  /** The slug of an event or a segment, or nothing. */
  | (Named & { type: 'reference'; to: 'event' | 'segment' })
  /** Words in each language: a line, several lines, or HTML. */
  | (Named & { type: 'words' | 'text' | 'html'; required?: boolean; most?: number })
  | (Named & { type: 'choice'; choices: readonly string[]; isOptional?: boolean; isNumber?: boolean })
  | (Named & { type: 'group'; fields: readonly FieldSpec[]; blank: object })
  /** `titled` names a field of words by which a folded entry is told from the others. */
  | (Named & { type: 'list'; fields: readonly FieldSpec[]; blank: object; most?: number; titled?: string });
