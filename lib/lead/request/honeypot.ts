/** Name of the field that people do not see: programs that fill in every field find it, browsers do not offer it. */
export const honeypotField = 'sito_web';
