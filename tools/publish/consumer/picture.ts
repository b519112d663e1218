const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#8a9a7b"/><circle cx="1100" cy="450" r="300" fill="#d9cbb2"/></svg>';

/** A picture that needs no server. */
export const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
