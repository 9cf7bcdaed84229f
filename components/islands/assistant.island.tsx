import { Assistant } from '@/components/assistant/assistant';
import { islandModule } from './hydrate';

export const { start } = islandModule(Assistant);
