interface Button {
  link: string;
  button_label: Readonly<Record<string, string | undefined>>;
}

/** What a banner's button lacks, by its field. A banner has both, or no button at all. */
export const missingOfBanner = ({ link, button_label }: Button): 'link' | 'button_label' | null => {
  const hasWords = Object.values(button_label).some((words) => words?.trim());
  if (hasWords === (link !== '')) return null;
  return hasWords ? 'link' : 'button_label';
};
