interface Canvas {
  findByRole: (role: 'textbox', options: { name: string }) => Promise<HTMLElement>;
}

export const message = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Message' });
