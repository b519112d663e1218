/** The cell in a row and a column, counted from 0. */
export const cell = (canvasElement: HTMLElement, row: number, column: number) => {
  const found = canvasElement.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  if (!found) throw new Error(`There is no cell in row ${row}, column ${column}`);
  return found;
};

/** The quantities as they are shown. */
export const figures = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('[data-part=cell] > span:first-child')].map((figure) => figure.textContent),
  );

/** What the grid puts on the clipboard when the browser asks. */
export const takenBy = (type: 'copy' | 'cut') => {
  const data = new DataTransfer();
  document.activeElement?.dispatchEvent(
    new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true }),
  );
  return data.getData('text/plain');
};

/** What another program would have put on the clipboard. */
export const clipboard = (text: string) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  return data;
};
