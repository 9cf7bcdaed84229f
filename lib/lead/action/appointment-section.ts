import { appointment as words } from '@/content/appointment';
import type { RequestState } from '@/lib/lead/action/request-state';
import type { Appointment } from '@/lib/lead/appointment/appointment';
import { inRome } from '@/lib/lead/appointment/appointment';
import {
  type AppointmentField,
  appointmentFields,
  type TypedAppointment,
  typedOf,
} from '@/lib/lead/appointment/appointment-form';
import { romeTime } from '@/lib/lead/mail/view';
import { type Html, html } from '@/lib/lead/text/html';
import { type AppointmentManner, deadLettered } from '@/lib/store/schema';

/** A form that has to be fixed: what was typed, and one message for each wrong field. */
export interface Refused {
  typed: TypedAppointment;
  errors: Partial<Record<AppointmentField, string>>;
}

const { form, manners } = words;

/** How an input is tied to its message. */
function describedBy(field: AppointmentField, { errors }: Refused): Html {
  return errors[field] ? html` aria-invalid="true" aria-describedby="${field}-errore"` : html``;
}

function message(field: AppointmentField, { errors }: Refused): Html {
  const text = errors[field];
  return text ? html`<p class="error" id="${field}-errore">${text}</p>\n` : html``;
}

function choices(refused: Refused): Html {
  const chosen = refused.typed.come;
  const options = (Object.keys(manners) as AppointmentManner[]).map((manner, index) => {
    // the first one carries the field's name as its id, for the link from the summary
    const id = index === 0 ? 'come' : `come-${manner}`;
    const checked = manner === chosen ? html` checked` : html``;
    return html`<label class="choice"><input type="radio" id="${id}" name="come" value="${manner}" required${checked}>${manners[manner].label}</label>
`;
  });
  return html`<fieldset${describedBy('come', refused)}>
<legend>${form.manner}</legend>
${message('come', refused)}${options}</fieldset>
`;
}

function fields(refused: Refused): Html {
  const { typed } = refused;
  const today = inRome(new Date()).toFormat('yyyy-MM-dd');
  return html`<div class="pair"><div><label for="giorno">${form.day}</label>
${message('giorno', refused)}<input type="date" id="giorno" name="giorno" required min="${today}" value="${typed.giorno ?? ''}"${describedBy('giorno', refused)}></div>
<div><label for="ora">${form.hour}</label>
${message('ora', refused)}<input type="time" id="ora" name="ora" required value="${typed.ora ?? ''}"${describedBy('ora', refused)}></div></div>
${choices(refused)}<div class="video"><label for="link">${form.link}</label>
<p class="hint" id="link-nota">${form.linkHint}</p>
${message('link', refused)}<input type="url" id="link" name="link" inputmode="url" spellcheck="false" autocomplete="off" maxlength="500" value="${typed.link ?? ''}"${describedBy('link', refused)}></div>
`;
}

/** What is wrong, with a link to each field: it takes the focus. */
function summary({ errors }: Refused): Html {
  const links = appointmentFields.flatMap((field) => {
    const error = errors[field];
    return error ? [html`<li><a href="#${field}">${error}</a></li>\n`] : [];
  });
  if (links.length === 0) return html``;
  return html`<div class="alert" role="alert" tabindex="-1" autofocus><strong>${form.refused}</strong>
<ul>
${links}</ul></div>
`;
}

const deliveryWords = {
  pending: form.waits,
  delivered: form.sent,
  [deadLettered]: form.stuck,
} as const;

function presentLines({ startsAt, manner }: Appointment, state: RequestState): Html {
  const news = state.invitation && deliveryWords[state.invitation];
  return html`<p class="when">${form.set(romeTime(startsAt), manners[manner].label)}</p>
${news ? html`<p>${news}</p>\n` : html``}`;
}

/** Below what says that the request has been contacted: the appointment as it stands, and the form that makes or moves it. */
export function appointmentSection(state: RequestState, refused?: Refused): Html {
  const { appointment } = state;
  const present = appointment && !appointment.cancelled ? appointment : null;
  const shown = refused ?? { typed: present ? typedOf(present) : { come: 'phone' }, errors: {} };
  const off = appointment?.cancelled ? html`<p>${form.cancelled}</p>\n` : html``;
  const cancel = html`<form method="post"><button type="submit" class="quiet" name="passo" value="disdici">${form.cancel}</button>
<p class="hint">${form.cancelNote}</p></form>
`;
  return html`<section class="appointment" aria-labelledby="appuntamento">
<h2 id="appuntamento">${present ? form.changeTitle : form.title}</h2>
${summary(shown)}${present ? presentLines(present, state) : off}<p>${form.lead}</p>
<form method="post" novalidate>
${fields(shown)}<button type="submit" name="passo" value="appuntamento">${present ? form.change : form.submit}</button>
</form>
${present ? cancel : html``}</section>
`;
}
