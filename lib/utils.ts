import { type ClassValue, clsx } from 'clsx';

/** Joins the class names that apply, as shadcn's components expect it; without merging: a later class does not undo an earlier one. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
