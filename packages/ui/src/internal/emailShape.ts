/** Something, an at sign, something, a dot, something (V-042, V-095). Each part ends at the first sign of the next, so that no text takes long. */
export const emailShape = /^\S[^\s@]*@\S[^\s.]*\.\S+$/;
