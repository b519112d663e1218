/** Code within a sentence stands between backticks. */
export const Said = ({ children }: { children: string }) =>
  children.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
