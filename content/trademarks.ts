/** Third parties' names and logos say what can be connected, and no more (art. 21 c.p.i.). */
export const trademarksNote =
  'Nomi e loghi sono dei rispettivi proprietari, con cui non siamo affiliati: lavoriamo con i loro strumenti, direttamente o tramite altri programmi.';
