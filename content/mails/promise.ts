const minutes = (count: number) => (count === 1 ? 'un minuto' : `${count} minuti`);
const hours = (count: number) => (count === 1 ? 'un’ora' : `${count} ore`);
const days = (count: number) => (count === 1 ? 'un giorno' : `${count} giorni`);

/** How long a request waits for the agency, wherever that is said. */
export const promiseWords = {
  lasting: { minutes, hours, days },
  /** After `da`; in between stand weekdays. */
  since: { today: 'oggi', yesterday: 'ieri' },
  waiting: (lasting: string) => `in attesa da ${lasting}`,
  broken: 'promessa scaduta',
  moment: (clock: string, day: string, isToday: boolean) =>
    `${/^1:/.test(clock) ? 'l’' : 'le '}${clock} di ${isToday ? 'oggi, ' : ''}${day}`,
} as const;
