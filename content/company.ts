/** What stands for each of the company's particulars, at the foot of pages and mails. */
export const companyWords = {
  title: 'Dati societari',
  labels: {
    legalName: 'Ragione sociale',
    registeredOffice: 'Sede legale',
    vatNumber: 'P. IVA',
    rea: 'REA',
    businessRegister: 'Registro Imprese',
    shareCapital: 'Capitale sociale',
    pec: 'PEC',
  },
} as const;
