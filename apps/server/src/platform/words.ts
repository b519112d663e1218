export { createTranslator } from '@vitrine/mail';
