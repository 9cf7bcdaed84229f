import { zodResolver } from '@hookform/resolvers/zod';
import { leadSchema } from '@/lib/lead/request/schema';

/** Checks the form with the schema that the handler uses too. A module of its own: the form loads it when it is touched. */
export const leadResolver = zodResolver(leadSchema);
