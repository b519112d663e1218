interface Focus {
  focus_x?: number | undefined;
  focus_y?: number | undefined;
}

const percent = (share: number): number => Math.round(share * 100);

/** The same picture with the point that an upload keeps in sight, as the server stores it. */
export const framed = (path: string, { focus_x = 0.5, focus_y = 0.5 }: Focus): string => {
  const focus = `${percent(focus_x)}-${percent(focus_y)}`;
  return path.replace(/#.*/, '') + (focus === '50-50' ? '' : `#focus=${focus}`);
};
