import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { controlStyle } from './input';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea data-slot="textarea" className={cn(controlStyle, className)} {...props} />;
}
