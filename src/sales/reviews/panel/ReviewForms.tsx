import { SelectField, TextAreaField } from '../../../panel-kit/fields/PanelField.tsx'
import { FormButtons } from '../../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import { readResponse } from '../../../web/api.ts'
import { refusal, refusalReasons, replyToReview, type RefusalReason, type ReviewRecord } from '../review.ts'
import { reviewWords } from './review-words.ts'

interface Props {
  review: ReviewRecord
  onClose(): void
}

/** Refuses a review for a reason that its author is told. */
export function RefuseForm({ review: { id, version, reason, note }, onClose }: Props) {
  const form = usePanelForm<{ reason: RefusalReason; note: string }, ReviewRecord>({
    schema: refusal,
    // Nothing is chosen before somebody chooses it.
    values: { reason: reason ?? ('' as RefusalReason), note: note ?? '' },
    send: (values) =>
      readResponse(
        api.admin.reviews[':id'].$put({
          param: { id: String(id) },
          json: { version, state: 'refused' as const, ...values },
        }),
      ),
    done: 'Opinia została odrzucona, a\u00A0autor dostanie list z\u00A0powodem',
    onSent: onClose,
  })
  return (
    <PanelFormFrame form={form} label="Odrzucenie opinii" className="mt-3 max-w-xl space-y-3">
      <SelectField form={form} name="reason" label="Powód" hint="Ocena, która się nie podoba, nie jest powodem.">
        <option value="">Wybierz powód</option>
        {refusalReasons.map((name) => (
          <option key={name} value={name}>
            {reviewWords.reasons[name]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        form={form}
        name="note"
        label="Co dopisać autorowi"
        isOptional
        rows={3}
        hint={'Trafi do listu i na stronę autora, tak jak tu stoi.'}
      />
      <FormButtons form={form} label="Odrzuć opinię" onCancel={onClose} />
    </PanelFormFrame>
  )
}

/** What the shop says to a review, beneath it. */
export function ReplyForm({ review: { id, version, reply }, onClose }: Props) {
  const form = usePanelForm<{ reply: string }, ReviewRecord>({
    schema: replyToReview,
    values: { reply: reply ?? '' },
    send: (values) =>
      readResponse(
        api.admin.reviews[':id'].$put({
          param: { id: String(id) },
          json: { version, state: 'published' as const, ...values },
        }),
      ),
    done: 'Odpowiedź została zapisana',
    onSent: onClose,
  })
  return (
    <PanelFormFrame form={form} label="Odpowiedź na opinię" className="mt-3 max-w-xl space-y-3">
      <TextAreaField
        form={form}
        name="reply"
        label="Odpowiedź sklepu"
        isOptional
        rows={4}
        hint={'Widzą ją wszyscy pod opinią. Puste pole usuwa odpowiedź.'}
      />
      <FormButtons form={form} label="Zapisz odpowiedź" onCancel={onClose} />
    </PanelFormFrame>
  )
}
