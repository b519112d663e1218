export interface Bar {
  id: string;
  /** What is counted. */
  label: string;
  /** 0 or more. */
  value: number;
  /** The value for people to read: "1,240". */
  text: string;
}
