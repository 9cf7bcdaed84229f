import { leadStore, service, validPayload } from './contact-route';

/** Whose requests are erased. */
export const anna = {
  ...validPayload,
  nome: 'Anna Verdi',
  email: 'Anna.Verdi@Alberghi.it',
  telefono: '347 765.4321 (dopo le 18)',
};

/** Finds somebody and erases them, or says what that would be. */
export async function erase(subject: { email?: string; phone?: string }, dryRun = false) {
  const { erase: erasePerson } = await import('@/lib/lead/erase/erase');
  const { findPerson } = await import('@/lib/lead/erase/find');
  const { store, config } = await service();
  return await erasePerson(store, config, await findPerson(store, subject), { dryRun });
}

/** The ids of all requests in the store, sorted. */
export async function listedIds(): Promise<string[]> {
  const { listLeads } = await import('@/lib/lead/ops/admin');
  return (await listLeads(await leadStore())).map(({ id }) => id).sort();
}
