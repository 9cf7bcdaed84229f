/** The copy of pages and simulations, text by text. */
import { demos } from '@/content/demos';
import { funnelWords } from '@/content/demos/lead';
import {
  assumptionFields,
  numberFaults,
  savingsFields,
  savingsWords,
} from '@/content/demos/savings';
import { demoWords, playWords } from '@/content/demos/words';
import { errorPage } from '@/content/error-page';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { solutionsMenu } from '@/content/menu';
import { navigation } from '@/content/navigation';
import { notFound } from '@/content/not-found';
import { posters } from '@/content/posters';
import { products } from '@/content/products';
import { solutions } from '@/content/solutions';
import { texts } from './texts';

const words = [posters, products, funnelWords, savingsWords, numberFaults, demoWords, playWords];
const fields = [assumptionFields, savingsFields];
const pages = [home, hospitality, solutions, errorPage, notFound, navigation, solutionsMenu];
export const copy = texts([...pages, demos, ...words, ...fields]);
