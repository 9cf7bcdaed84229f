/** Longest text of each field, in UTF-16 units as HTML's `maxlength` counts them. */
export const maxLengths = { nome: 100, azienda: 150, email: 254, telefono: 100, obiettivi: 5000 };
