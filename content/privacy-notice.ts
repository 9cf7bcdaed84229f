import { ownAssistant } from './assistant';
import { facts } from './facts';
import { site } from './site';

/** Who answers for the data, as far as the brand file says. */
interface Controller {
  /** Host of the page where visitors choose a time; null where there is none. */
  bookingHost: string | null;
  /** The company's name; the brand's as long as there is none. */
  name: string;
  /** Null where it is not written yet. */
  registeredOffice: string | null;
  vatNumber: string | null;
  pec: string | null;
}

/**
 * The information of art. 13 GDPR that stands until the owner puts a lawyer's text into `content/legal/privacy.md`. It
 * says what this site does and nothing else; each duration is the setting that deletes. Markdown, as those texts are.
 */
export function privacyNotice(controller: Controller): string {
  const { name, registeredOffice, vatNumber, pec, bookingHost } = controller;
  const booking =
    bookingHost &&
    ` Se scegli tu l’orario, lo fai su ${bookingHost}, in un’altra scheda e con le sue regole: senza il tuo clic non gli arriva niente, e con il clic al massimo nome ed email.`;
  const { telephone, whatsapp } = site.demoLines;
  const trials = [
    (telephone || whatsapp) &&
      ' Se provi i nostri assistenti, chiamata e messaggi passano anche da chi fornisce linea, WhatsApp e AI: non registriamo la voce.',
    ownAssistant &&
      ` L’assistente che si prova in queste pagine è un’AI: quello che gli scrivi passa dal nostro server, che non lo conserva, e arriva a ${ownAssistant.providers ?? 'chi lo fa funzionare per noi'}. Se poi apri il modulo, la tua ultima domanda resta nella scheda del browser (\`sessionStorage\`) finché ci arrivi.`,
    site.demoChat &&
      ` La chat di prova sta su ${site.demoChat.host}, in un’altra scheda e con le sue regole: quello che scrivi lì lo riceve anche chi fornisce chat e AI, e senza il tuo clic non arriva niente.`,
  ].filter(Boolean);
  const who = [name, registeredOffice, vatNumber && `partita IVA ${vatNumber}`].filter(Boolean);
  const write = [`[${site.email}](mailto:${site.email})`, pec && `PEC ${pec}`].filter(Boolean);
  return `# Informativa sulla privacy

Cosa facciamo dei dati che ci lasci su questo sito, come chiede l’art. 13 del Regolamento (UE) 2016/679 (GDPR).

## Chi risponde dei tuoi dati

Il titolare del trattamento è ${who.join(', ')}. Puoi scrivere a ${write.join(', ')} o chiamare il [${site.phone}](tel:${site.phoneE164}).

## Cosa raccogliamo, e perché

- **Quello che scrivi nel modulo**: nome, azienda, email, telefono e cosa vorresti fare. Ci serve per risponderti, come ci chiedi (art. 6, par. 1, lett. b del GDPR) o, se scrivi per un’azienda, per il nostro legittimo interesse a risponderti (lett. f). Lo stesso vale se ci telefoni o ci scrivi direttamente. I campi sono obbligatori: senza, non possiamo ricontattarti.
- **Da dove arrivi**: pagina, pulsante, sito o campagna che ti ha portato al modulo. Ci serve per capire cosa funziona: è un nostro legittimo interesse (art. 6, par. 1, lett. f).
- **Codici ricavati dal tuo indirizzo IP e dal dominio della tua email**, che durano un giorno: servono a contare gli invii e a fermare chi ne manda troppi, per legittimo interesse. L’indirizzo IP non viene salvato.

Nessuna decisione automatica, nessun profilo: quello che sembra spedito da un programma aspetta che lo guardi una persona.

## Per quanto tempo

- Le richieste, anche quelle che teniamo ferme, si cancellano dal sito dopo ${facts.requestsStored.text}.
- Quelle che il sito non riesce a consegnarci, ${facts.undeliveredStored.text} dopo l’ultimo tentativo.
- Le copie di sicurezza durano al massimo ${facts.copiesStored.text} in più, anche quando ci chiedi di cancellare i tuoi dati.
- L’email con la tua richiesta resta nella nostra casella finché la seguiamo; se non diventi cliente la cancelliamo alla fine, e comunque entro ${facts.mailStored}.

## Chi li riceve

Chi ospita il sito, chi gestisce la nostra posta e, se ne usiamo uno, il gestionale delle richieste: lavorano per noi come responsabili del trattamento. Nessun altro, salvo obblighi di legge: non vendiamo dati e non li usiamo per pubblicità. Fuori dallo Spazio economico europeo li tratta solo chi aderisce al Data Privacy Framework o ha firmato le clausole contrattuali tipo (artt. 44–49 del GDPR; copia su richiesta). Su WhatsApp valgono anche le sue regole.${trials.join('')}${booking ?? ''}

## Niente cookie

Il sito non usa cookie e non carica niente da altri siti. Contiamo le pagine aperte e i moduli cominciati, mai le persone. Il tema chiaro o scuro che scegli resta nel tuo browser (\`localStorage\`).

## I tuoi diritti

Puoi chiederci di vedere i tuoi dati, correggerli, cancellarli, limitarne l’uso o riceverli in un file, e puoi opporti a quello che facciamo per legittimo interesse: scrivi a [${site.email}](mailto:${site.email}). Puoi anche fare reclamo al [Garante per la protezione dei dati personali](https://www.garanteprivacy.it).
`;
}
