import { plural } from '../i18n/plural.ts'
import { shownInPoland } from '../kernel/polish-time.ts'
import { carrierProblems, ksefCheck, mailProblems, stripeProblems, titles } from './check-words.ts'
import type { ShopFacts } from './facts.ts'
import { checkNames, type Check, type CheckName, type CheckState, type NextStep } from './status.ts'

/** The page and the alarms of docs/operate.md ring at the same figures; a test compares them. */
export const limits = { waitingSeconds: 1_800, freeBytes: 1e9, delaySeconds: 0.5, backupSeconds: 7_200 }

type Found = Pick<Check, 'state' | 'found'> & { next?: NextStep }

const days = plural('pl', { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' })
const letters = plural('pl', { one: '# list', few: '# listy', many: '# listów', other: '# listu' })
const payments = plural('pl', { one: '# płatność', few: '# płatności', many: '# płatności', other: '# płatności' })
const orders = plural('pl', { one: '# zamówienie', few: '# zamówienia', many: '# zamówień', other: '# zamówienia' })
const clearings = plural('pl', { one: '# wpis', few: '# wpisy', many: '# wpisów', other: '# wpisu' })

const day = 86_400_000
const at = (moment: Date) => shownInPoland(moment)
const daysBetween = (one: Date, other: Date) => Math.floor((other.getTime() - one.getTime()) / day)
const gigabytes = (bytes: number) => {
  const isLarge = bytes >= 1e9
  const number = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: isLarge ? 1 : 0 })
  return `${number.format(bytes / (isLarge ? 1e9 : 1e6))} ${isLarge ? 'GB' : 'MB'}`
}
const chapter = (text: string, name: string): NextStep => ({ text, chapter: name })
const toBackups: NextStep = { text: 'Zobacz kopie', place: { tab: 'backups' } }
const toMailSettings: NextStep = { text: 'Sprawdź pocztę', place: { tab: 'settings', part: 'mail' } }
const toPaymentSettings: NextStep = { text: 'Sprawdź płatności', place: { tab: 'settings', part: 'payments' } }

const sayingGood = (found: string): Found => ({ state: 'good', found })

/** Each line: what was found and what to do. Undefined: it has no place in this shop. Whatever is missing throws. */
const looks: Record<CheckName, (facts: ShopFacts) => Found | undefined> = {
  clock({ clock, figures, processNow }) {
    const { doubt, seenAt, question } = known(clock)
    const skew = Math.abs(processNow.getTime() - known(figures).now.getTime()) / 1_000
    const toClock = chapter(
      'Wybierz odpowiedź poniżej. Czas serwera sprawdzisz poleceniem „date”.',
      'The clock has leapt',
    )
    if (doubt) {
      const leap = doubt === 'ahead' ? 'jest daleko po' : 'jest przed'
      const found = `Zegar ${leap} ostatniej pewnej chwili (${at(new Date(seenAt ?? 0))}). Nic nie jest usuwane, zamówienia nie są anulowane, a faktury czekają.`
      return { state: 'bad', found, next: toClock }
    }
    if (question) {
      const rows = question.found.reduce((sum, one) => sum + one.rows, 0)
      const found = `Usuwanie starych danych czeka na odpowiedź: zniknęłoby co najmniej ${clearings(rows)}.`
      return { state: question.answer === 'keep' ? 'attention' : 'bad', found, next: toClock }
    }
    if (skew > 60) {
      const found = `Zegar programu i zegar bazy danych różnią się o ${Math.round(skew)} s.`
      return {
        state: 'attention',
        found,
        next: chapter('Włącz synchronizację czasu na obu serwerach.', 'The clock has leapt'),
      }
    }
    return sayingGood('Zegar idzie równo, nic nie czeka na odpowiedź.')
  },

  restore({ isRestoreOpen, restoreTrouble, figures }) {
    if (known(isRestoreOpen)) {
      const next = { text: 'Potwierdź u góry strony, co znaleziono po przywróceniu.' }
      return { state: 'bad', found: 'Przywrócono kopię i nikt tego nie potwierdził: poczta stoi.', next }
    }
    if (!restoreTrouble || daysBetween(restoreTrouble.at, known(figures).now) >= 7) return undefined
    const found = `Przywracanie z kopii się nie powiodło (${at(restoreTrouble.at)}): ${restoreTrouble.sentence}`
    return { state: 'attention', found, next: toBackups }
  },

  mail({ mail, figures, probes, isRestoreOpen }) {
    const { oldestWaitingSeconds: waiting, failedMails } = known(figures)
    if (known(mail) === 'outbox') return sayingGood('Nie ma serwera poczty: listy stają się plikami na serwerze.')
    const problem = probes?.mail?.problem
    if (problem)
      return {
        state: 'bad',
        found: `Serwer poczty nie wpuszcza sklepu (${mailProblems[problem] ?? problem}).`,
        next: toMailSettings,
      }
    if (waiting > limits.waitingSeconds && !isRestoreOpen)
      return {
        state: 'bad',
        found: `Najstarszy list czeka od ${Math.round(waiting / 60)} minut.`,
        next: toMailSettings,
      }
    if (failedMails > 0) {
      const next = { text: 'Zobacz niewysłane', place: { tab: 'mails', state: 'failed' } }
      return { state: 'attention', found: `W ciągu doby nie udało się wysłać: ${letters(failedMails)}.`, next }
    }
    if (mail === 'untried')
      return {
        state: 'attention',
        found: 'Z tymi ustawieniami serwer nie przyjął jeszcze żadnego listu.',
        next: toMailSettings,
      }
    return sayingGood('Serwer poczty przyjmuje listy, nic nie zalega.')
  },

  backup({ milestones, figures }) {
    const { backup, backup_failed: failed, backup_current: current } = known(milestones)
    const { now, changedAt } = known(figures)
    const lookedAt = latest(backup?.reachedAt ?? new Date(0), current?.reachedAt)
    if (failed && failed.reachedAt > lookedAt)
      return {
        state: 'bad',
        found: `Ostatnia kopia się nie udała (${at(failed.reachedAt)}): ${failed.detail ?? 'bez powodu'}`,
        next: toBackups,
      }
    if (!backup) return { state: 'attention', found: 'Nie ma jeszcze żadnej kopii.', next: toBackups }
    const behind = changedAt !== null && changedAt > lookedAt ? now.getTime() - lookedAt.getTime() : 0
    const found = `Ostatnia: ${at(backup.reachedAt)}.`
    if (behind <= limits.backupSeconds * 1_000) return sayingGood(found)
    const state = behind > day ? 'bad' : 'attention'
    return { state, found: `${found} Od tego czasu wiele się zmieniło.`, next: toBackups }
  },

  proof({ milestones, figures }) {
    const { proven_restore: proven, proof_failed: failed, backup } = known(milestones)
    if (failed && failed.reachedAt > (proven?.reachedAt ?? new Date(0)))
      return {
        state: 'bad',
        found: `Próba odtworzenia się nie udała (${at(failed.reachedAt)}): ${failed.detail ?? 'bez powodu'}`,
        next: toBackups,
      }
    if (!proven)
      return backup && { state: 'attention', found: 'Żadnej kopii jeszcze nie odtworzono na próbę.', next: toBackups }
    const age = daysBetween(proven.reachedAt, known(figures).now)
    const found = `Ostatnia udana: ${at(proven.reachedAt)}.`
    return age > 10
      ? { state: 'attention', found: `${found} Minęło ${days(age)}, a powinna być co tydzień.`, next: toBackups }
      : sayingGood(found)
  },

  bucket({ milestones, figures, hasBucket }) {
    const { bucket_backup: kept, bucket_failed: failed, backup } = known(milestones)
    if (!hasBucket) return undefined
    if (!kept && !failed) return { state: 'attention', found: 'Żadnej kopii jeszcze tam nie wysłano.', next: toBackups }
    if (failed && failed.reachedAt > (kept?.reachedAt ?? new Date(0)))
      return {
        state: 'bad',
        found: `Wysłanie kopii poza serwer się nie udało (${at(failed.reachedAt)}): ${failed.detail ?? 'bez powodu'}`,
        next: toBackups,
      }
    const last = kept?.reachedAt ?? new Date(0)
    const isBehind =
      backup && backup.reachedAt.getTime() - last.getTime() > day && daysBetween(last, known(figures).now) >= 1
    const found = `Ostatnia: ${at(last)}.`
    return isBehind ? { state: 'bad', found: `${found} Nowszych nie wysłano.`, next: toBackups } : sayingGood(found)
  },

  disk({ freeBytes, figures }) {
    const free = known(freeBytes)
    const { databaseBytes, bytesPerDay } = known(figures)
    const found = `Wolne ${gigabytes(free)}, baza danych ma ${gigabytes(databaseBytes)}.`
    const next = chapter('Zrób miejsce na dysku serwera.', 'The disk is full')
    if (free < limits.freeBytes) return { state: 'bad', found, next }
    const daysLeft = bytesPerDay && bytesPerDay > 0 ? Math.floor((free - limits.freeBytes) / bytesPerDay) : Infinity
    if (daysLeft < 30)
      return { state: 'attention', found: `${found} W tym tempie miejsca starczy na ${days(daysLeft)}.`, next }
    // A backup and the trial of its restore need as much again.
    if (free < 2 * databaseBytes)
      return { state: 'attention', found: `${found} Na próbę odtworzenia kopii to za mało.`, next }
    return sayingGood(found)
  },

  payments({ payments: mode, probes, isWebhookSeen }) {
    if (mode === 'closed') return sayingGood('Płatności są wyłączone.')
    if (mode === 'demo') return sayingGood('Płatności są testowe, bez pieniędzy.')
    const problem = probes?.stripe?.problem
    if (problem) return { state: 'bad', found: stripeProblems[problem], next: toPaymentSettings }
    if (!isWebhookSeen)
      return {
        state: 'attention',
        found: 'Stripe nie przysłał jeszcze żadnego powiadomienia. Sklep pyta sam, ale później.',
        next: toPaymentSettings,
      }
    return sayingGood(mode === 'test' ? 'Stripe odpowiada, w trybie testowym.' : 'Stripe odpowiada.')
  },

  carrier({ hasCarrier, probes }) {
    const problem = probes?.carrier?.problem
    return hasCarrier ? (problem ? carrierProblems[problem] : sayingGood('InPost odpowiada.')) : undefined
  },

  ksef: ({ figures }) => ksefCheck(known(figures).ksef),

  unsettled({ figures }) {
    const { unsettledPayments, flaggedOrders } = known(figures)
    const parts = [
      unsettledPayments > 0 ? `${payments(unsettledPayments)} od ponad doby bez rozstrzygnięcia` : '',
      flaggedOrders > 0 ? `${orders(flaggedOrders)} do wyjaśnienia` : '',
    ].filter(Boolean)
    if (parts.length === 0) return sayingGood('Nic nie czeka na rozstrzygnięcie.')
    const next = {
      text: 'Zobacz zamówienia',
      place: { tab: 'orders', ...(flaggedOrders > 0 && { needsAttention: 'true' }) },
    }
    return { state: 'attention', found: `${parts.join(', ')}.`, next }
  },

  certificate({ isHttps, probes, figures }) {
    if (!isHttps) return undefined
    const probe = probes?.certificate
    if (!probe) return sayingGood('Jeszcze nie sprawdzono.')
    const next = chapter('Sprawdź serwer pośredniczący (Caddy): „sudo journalctl -u caddy -n 50”.', 'Looking at it')
    if (!probe.validTo)
      return {
        state: 'attention',
        found: `Z serwera nie widać strony ${probe.host} (${probe.problem ?? 'brak odpowiedzi'}), więc certyfikatu nie sprawdzono.`,
        next,
      }
    const left = daysBetween(known(figures).now, new Date(probe.validTo))
    const found = `${probe.host}: ważny do ${at(new Date(probe.validTo))}.`
    if (probe.problem || left < 3)
      return {
        state: 'bad',
        found: `${found}${probe.problem ? ` Przeglądarki go nie uznają (${probe.problem}).` : ' Nie został odnowiony.'}`,
        next,
      }
    return left < 14 ? { state: 'attention', found: `${found} Zostało ${days(left)}.`, next } : sayingGood(found)
  },

  connections({ unencrypted }) {
    if (unencrypted.length === 0) return sayingGood('Połączenia, które opuszczają serwer, są szyfrowane.')
    const next = { text: 'Ustaw adres z szyfrowaniem i uruchom sklep ponownie.' }
    return { state: 'attention', found: unencrypted.join(' '), next }
  },

  jobs({ figures }) {
    const { givenUpJobs, failingJobs } = known(figures)
    const next = chapter('Powód jest w dzienniku: „sudo journalctl -u salorge -n 100”.', 'Alarms')
    if (givenUpJobs.length > 0)
      return { state: 'bad', found: `W ciągu doby zaniechano: ${givenUpJobs.join(', ')}.`, next }
    if (failingJobs.length > 0)
      return { state: 'attention', found: `Nie udaje się, sklep próbuje dalej: ${failingJobs.join(', ')}.`, next }
    return sayingGood('Wszystkie zadania się udają.')
  },

  database({ figures }) {
    const { connections, maxConnections, databaseBytes } = known(figures)
    const found = `${gigabytes(databaseBytes)}, połączeń ${connections} z ${maxConnections}.`
    const next = chapter('Poszukaj powolnych zapytań w dzienniku.', 'Alarms')
    return connections > 0.9 * maxConnections ? { state: 'attention', found, next } : sayingGood(found)
  },

  event_loop({ longestDelays }) {
    const worst = Math.max(0, ...longestDelays)
    const found = `Najdłużej czekano ${Math.round(worst * 1_000)} ms (ostatni kwadrans).`
    // The program's start holds it once; an alarm is what goes on.
    const isHeld = longestDelays.length >= 3 && longestDelays.every((seconds) => seconds > limits.delaySeconds)
    const next = chapter('Powiedz o tym osobie, która opiekuje się programem.', 'Alarms')
    return isHeld ? { state: 'attention', found, next } : sayingGood(found)
  },
}

class Unknown extends Error {}
function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Unknown()
  return value
}
const latest = (one: Date, other: Date | undefined) => (other && other > one ? other : one)

/** Every line of the page, by what is known. What couldn't be found out is said, and needs attention. */
export function checksOf(facts: ShopFacts): Omit<Check, 'since'>[] {
  return checkNames.flatMap((name) => {
    const found = lookAt(name, facts)
    return found
      ? [
          {
            name,
            title: titles[name],
            state: found.state satisfies CheckState,
            found: found.found,
            next: found.next ?? null,
          },
        ]
      : []
  })
}

function lookAt(name: CheckName, facts: ShopFacts): Found | undefined {
  try {
    return looks[name](facts)
  } catch (error) {
    if (!(error instanceof Unknown)) throw error
    return {
      state: 'attention',
      found: 'Nie udało się tego sprawdzić w ciągu sekundy.',
      next: chapter('Spróbuj za chwilę.', 'Looking at it'),
    }
  }
}
