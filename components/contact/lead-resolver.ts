import type { FieldErrors, Resolver } from 'react-hook-form';
import { type Lead, leadFields } from '@/lib/lead/fields';
import { leadSchema } from '@/lib/lead/schema';

/** Checks the form with the schema that the handler uses too. A module of its own: the form loads it when it is touched. */
export const leadResolver: Resolver<Lead> = (values) => {
  const { data, error } = leadSchema.safeParse(values);
  if (data) return { values: data, errors: {} };
  const errors: FieldErrors<Lead> = {};
  for (const field of leadFields) {
    // a field shows its first mistake
    const issue = error.issues.find(({ path }) => path[0] === field);
    if (issue) errors[field] = { type: issue.code, message: issue.message };
  }
  return { values: {}, errors };
};
