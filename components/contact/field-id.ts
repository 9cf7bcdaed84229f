/** Where the error summary's links lead. */
export const fieldId = (name: string) => `campo-${name}`;
