import { readFile } from 'node:fs/promises';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Consultation } from '@/components/contact/consultation';
import { Home } from '@/components/home/home';
import { HomeHero } from '@/components/home/home-hero';
import { IntegrationStrip } from '@/components/home/integration-strip';
import { Problems } from '@/components/home/problems';
import { Process } from '@/components/home/process';
import { Savings } from '@/components/home/savings';
import { Why } from '@/components/home/why';
import { CallBarSpan } from '@/components/layout/call-bar';
import { SectionLine } from '@/components/line/section-line';
import { Questions } from '@/components/sections/questions';
import { Services } from '@/components/sections/services';
import { home } from '@/content/home';
import { solutions } from '@/content/solutions';

const services = { services: home.services, solutions };

/** Home's sections as `app/page.tsx` might have them: the line comes from the hero on the right, and goes on to the form on the left. */
export const homeOrders = {
  'every kind of crossing': (
    <>
      <Process process={home.process} side="right-to-left" />
      <IntegrationStrip integrations={home.integrations} side="left" />
      <Problems problems={home.problems} side="left-to-right" />
      <Why why={home.why} side="right-to-left" />
      <Services {...services} side="left-to-right" />
      <Savings savings={home.savings} side="right" />
      <Questions questions={home.questions} line={<SectionLine side="right-to-left" />} />
    </>
  ),
  'the problems last': (
    <>
      <Savings savings={home.savings} side="right" />
      <Why why={home.why} side="right" />
      <Process process={home.process} side="right-to-left" />
      <Services {...services} side="left" />
      <IntegrationStrip integrations={home.integrations} side="left-to-right" />
      <Problems problems={home.problems} side="right-to-left" />
    </>
  ),
  'few sections, without a drawing': (
    <>
      <Questions questions={home.questions} line={<SectionLine side="right" />} />
      <Why why={home.why} side="right-to-left" />
      <Services {...services} side="left" />
    </>
  ),
};

/** A document of home with these sections, all of it laid out, under the site's whole style sheet. */
export async function homeWith(sections: ReactNode): Promise<string> {
  const file = 'styles/globals.css';
  const { css } = await postcss([tailwind()]).process(await readFile(file, 'utf8'), { from: file });
  const body = renderToStaticMarkup(
    <main data-line="brand" className="bg-paper text-ink">
      <Home>
        <HomeHero hero={home.hero} />
        <CallBarSpan page="home">{sections}</CallBarSpan>
        <Consultation consultation={home.consultation} page="/" lineFrom="above" />
      </Home>
    </main>,
  );
  return `<html data-whole><style>${css}</style>${body}`;
}
