import { appointment as words } from '@/content/appointment';
import { each } from '@/lib/each';
import { inRome, romeTime } from '@/lib/italian/rome';
import type { Appointment } from '@/lib/lead/appointment/appointment';
import {
  type AppointmentField,
  appointmentFields,
  longestLink,
  type TypedAppointment,
  typedOf,
} from '@/lib/lead/appointment/appointment-form';
import { Choices, ErrorSummary, Field, Radio, StepForm } from '@/lib/lead/pages/page';
import { type AppointmentManner, type DeliveryStatus, deadLettered } from '@/lib/store/schema';

export interface RefusedAppointment {
  typed: TypedAppointment;
  errors: Partial<Record<AppointmentField, string>>;
}

const { form, manners } = words;

const deliveryWords: Record<DeliveryStatus, string> = {
  pending: form.waits,
  delivered: form.sent,
  [deadLettered]: form.stuck,
};

interface AppointmentSectionProps {
  appointment: Appointment | null;
  invitation: DeliveryStatus | null;
  refused?: RefusedAppointment | undefined;
}

export function AppointmentSection({ appointment, invitation, refused }: AppointmentSectionProps) {
  const present = appointment && !appointment.cancelled ? appointment : null;
  const { typed, errors }: RefusedAppointment = refused ?? {
    typed: present ? typedOf(present) : { come: 'phone' },
    errors: {},
  };
  const shown = (field: AppointmentField) => ({
    field,
    error: errors[field],
    defaultValue: typed[field] ?? '',
  });
  const today = inRome(new Date()).toFormat('yyyy-MM-dd');
  const link = {
    type: 'url',
    inputMode: 'url',
    autoComplete: 'off',
    maxLength: longestLink,
  } as const;
  return (
    <section className="section" aria-labelledby="appuntamento">
      <h2 id="appuntamento">{present ? form.changeTitle : form.title}</h2>
      {refused && (
        <ErrorSummary
          title={form.refused}
          errors={appointmentFields.map((field) => [field, errors[field]])}
        />
      )}
      {present && (
        <p className="strong">
          {form.set(romeTime(present.startsAt), manners[present.manner].label)}
        </p>
      )}
      {present && invitation && <p>{deliveryWords[invitation]}</p>}
      {appointment?.cancelled && <p>{form.cancelled}</p>}
      <p>{form.lead}</p>
      <StepForm
        step="appuntamento"
        button={present ? form.change : form.submit}
        look="after"
        noValidate
      >
        <div className="pair">
          <div>
            <Field {...shown('giorno')} label={form.day} type="date" required min={today} />
          </div>
          <div>
            <Field {...shown('ora')} label={form.hour} type="time" required />
          </div>
        </div>
        <Choices field="come" legend={form.manner} error={errors.come}>
          {each(Object.keys(manners) as AppointmentManner[], (manner, index) => (
            <Radio
              label={manners[manner].label}
              id={index === 0 ? 'come' : `come-${manner}`}
              name="come"
              value={manner}
              required
              defaultChecked={manner === typed.come}
            />
          ))}
        </Choices>
        <div className="video">
          <Field
            {...shown('link')}
            label={form.link}
            hint={form.linkHint}
            {...link}
            spellCheck={false}
          />
        </div>
      </StepForm>
      {present && (
        <StepForm step="disdici" button={form.cancel} look="quiet" hint={form.cancelNote} />
      )}
    </section>
  );
}
