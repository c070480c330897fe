/** Where it is decided what must never be wrong. Texts, tables, endpoints' descriptions and drawings decide nothing. */
export const parts: Record<string, string[]> = {
  money: [
    'src/kernel/{money,unit-price}.ts',
    'src/discounts/{discount,code-uses.server,check-discount.server}.ts',
    'src/sales/orders/{vat,taxation,vat-territory}.ts',
    'src/sales/checkout/{totals,price-order.server,quote-order.server}.ts',
    'src/shipping/{shipping,delivery-costs,free-delivery,weight-bands,read-rate}.ts',
    'src/sales/payments/{payment,settle-payment.server,close-session.server}.ts',
    'src/sales/payments/refunds/*.server.ts',
    'src/sales/withdrawal/refund-of-order.server.ts',
    'src/sales/invoices/{invoice-lines,accounting,next-number.server,invoiceable.server}.ts',
    'src/sales/invoices/corrections/*.server.ts',
    'src/sales/invoices/jpk/jpk-sales.ts',
    'src/sales/invoices/months/{read-month.server,accounted-month}.ts',
  ],
  stock: [
    'src/catalog/stock/stock.server.ts',
    'src/sales/orders/{reservation.server,lock-order.server,confirm-order.server,unpaid.server,has-left}.ts',
    'src/sales/checkout/{place-order.server,insert-order.server}.ts',
    'src/sales/warehouse/change-stock.server.ts',
    'src/sales/warehouse/lots/{first-to-go,lots-left.server,lots-of-orders.server,choose-lots.server,recall.server}.ts',
    'src/sales/payments/abandon-payment.server.ts',
    'src/sales/order-management/reconciliation/reconcile-orders.server.ts',
  ],
  rights: [
    'src/guards/*.ts',
    'src/server/accounts/{sessions,sign-in,tokens,token-hashes,known-devices,weak-password,refuse-weak-password}.ts',
    'src/customers/{customers.guard,find-customer,sign-in/sign-in,recovery/recover-password,account/change-password,email-proof/prove-email}.server.ts',
    'src/sales/orders/{order-reader.guard.server,order-links.server}.ts',
    'src/administrators/{sign-in,sign-in-by-factor,begin-administrator-session,manage-administrators,owners,setup-link,change-password}.server.ts',
    'src/administrators/email/{change-email,follow-email-link}.server.ts',
    'src/administrators/people/{change-people,give-link}.server.ts',
    'src/administrators/second-factor/*.server.ts',
    'src/server/http/{cookies,visitor,untrusted-proxy}.ts',
    'src/app/http/refused-requests.ts',
  ],
  'personal data': [
    'src/personal-data/retention.ts',
    'src/**/personal-data.server.ts',
    'src/privacy/{clear-old-data,erase-person,export-person,read-person,ask-before-clearing,answer-clearing,record-request,change-request}.server.ts',
    'src/sales/order-management/{anonymise-order.server,order-erasure}.ts',
    'src/customers/account/change-account.server.ts',
  ],
}

/** Left out of what the patterns find. */
export const leftOut = ['**/*.test.ts', '**/*.table.ts']

/** Tests that take long and are about something else. */
export const longTests = [
  'src/**/{pages,panel,texts,drawing,layout,pictures}/**',
  'src/{backups,cart,i18n,ksef,legal,panel-kit,pdf,schemas,site,team,visits,web,words}/**',
  'src/server/{backup,database,files,postgres,upgrade,workers}/**',
  'src/app/{search-engines/**,http/violations.api.test.ts,live-parts.test.ts}',
  'src/**/{content-cache,request-body-pace,passwords-queue,rush,largest-quantities,year-of-papers,send-mail,order-export,order-list,invoice-attachments,email-limits,poll-interval,jobs}.test.ts',
]

interface WithoutEffect {
  file: string
  /** What the line contains. */
  line: string
  from: string
  to?: string
  why: string
}

/** Looked at one by one: nobody could tell the program from what it was. */
export const withoutEffect: WithoutEffect[] = [
  {
    file: 'src/sales/orders/vat.ts',
    line: 'Math.round(rate * 10)',
    from: 'round',
    why: 'Of rates with one decimal below 30, ten times each is exact in a float; the rounding is for what may come.',
  },
  {
    file: 'src/sales/orders/vat.ts',
    line: 'weights.map(() => 1)',
    from: '1',
    why: 'All weigh the same, whatever that is.',
  },
  {
    file: 'src/sales/orders/vat.ts',
    line: 'one.rest < other.rest',
    from: '<',
    to: '<=',
    why: 'Equal ones are told apart before.',
  },
  {
    file: 'src/sales/orders/vat.ts',
    line: 'one.rest < other.rest',
    from: '1',
    to: '1 + 1',
    why: 'Of what says how two are sorted, only the sign counts.',
  },
  {
    file: 'src/sales/orders/vat.ts',
    line: 'discounts[place] ?? 0',
    from: '0',
    to: '0 + 1',
    why: 'Each rate has its share, which the type checker can’t know.',
  },
  {
    file: 'src/sales/order-management/order-erasure.ts',
    line: 'lastDocumentIn ?? 0',
    from: 'lastDocumentIn ?? 0',
    why: 'Null counts as nothing in a sum.',
  },
  {
    file: 'src/sales/warehouse/lots/lots-of-orders.server.ts',
    line: 'const lines = await database',
    from: '.where(inArray(orderLines.orderId, ids))',
    why: 'What is read of other orders is passed over below.',
  },
  {
    file: 'src/sales/warehouse/lots/lots-of-orders.server.ts',
    line: 'database',
    from: '.where(inArray(orderLots.orderId, ids))',
    why: 'What is read of other orders is passed over above.',
  },
  {
    file: 'src/sales/warehouse/lots/choose-lots.server.ts',
    line: 'const productName =',
    from: "?? ''",
    why: 'Each of these products is of one of these lines, which the type checker can’t know.',
  },
  {
    file: 'src/sales/order-management/reconciliation/reconcile-orders.server.ts',
    line: 'const max = 200',
    from: '200',
    why: 'How many at a time is nobody’s concern: the next minute goes on.',
  },
  {
    file: 'src/sales/order-management/reconciliation/reconcile-orders.server.ts',
    line: '.limit(max)',
    from: '.limit(max)',
    why: 'As above.',
  },
  {
    file: 'src/sales/order-management/reconciliation/reconcile-orders.server.ts',
    line: '3_600_000',
    from: '3_600_000',
    to: '3_600_000 + 1',
    why: 'No document began to wait in just that millisecond.',
  },
  {
    file: 'src/sales/order-management/reconciliation/reconcile-orders.server.ts',
    line: 'retries: { max: 0',
    from: '60',
    why: 'Nothing that is never tried again waits for it.',
  },
  {
    file: 'src/sales/checkout/insert-order.server.ts',
    line: 'mostLinesKept',
    from: '',
    why: 'What is kept of a statement spares time alone.',
  },
  {
    file: 'src/sales/checkout/place-order.server.ts',
    line: 'if (!discount && target',
    from: 'if',
    to: 'if (false)',
    why: 'One after the other they take longer and come to the same.',
  },
  {
    file: 'src/sales/checkout/place-order.server.ts',
    line: '86_400_000',
    from: '86_400_000',
    why: 'Nobody changes an order in just that millisecond of many days.',
  },
  {
    file: 'src/sales/checkout/price-order.server.ts',
    line: 'const possible = deliver',
    from: '0',
    why: 'Of what it comes to nothing is read, only whether it can be sent.',
  },
  {
    file: 'src/sales/checkout/price-order.server.ts',
    line: 'if (!delivered.ok)',
    from: 'if',
    to: 'if (false)',
    why: 'What can be sent is so at any worth.',
  },
  {
    file: 'src/sales/checkout/price-order.server.ts',
    line: 'const method: ShippingMethod',
    from: "?? 'home'",
    why: 'Whatever is no locker goes home, which the type checker can’t know.',
  },
  {
    file: 'src/sales/orders/lock-order.server.ts',
    line: 'if (id === null && code',
    from: 'if',
    to: 'if (false)',
    why: 'It spares a question to which nothing is the answer.',
  },
  {
    file: 'src/sales/orders/lock-order.server.ts',
    line: 'eq(discountCodes.id, id',
    from: 'id ?? 0',
    to: 'id',
    why: 'Null equals nothing.',
  },
  {
    file: 'src/sales/orders/lock-order.server.ts',
    line: 'eq(discountCodes.id, id',
    from: "code ?? ''",
    to: 'code',
    why: 'Null equals nothing.',
  },
  {
    file: 'src/shipping/weight-bands.ts',
    line: 'if (maxWeight !== null)',
    from: 'if',
    to: 'if (true)',
    why: 'Where nothing changes no band begins.',
  },
  {
    file: 'src/shipping/weight-bands.ts',
    line: 'let isBeside',
    from: 'false',
    why: 'Before the first gap there is none to be beside.',
  },
  {
    file: 'src/server/accounts/sessions.ts',
    line: 'if (session?.isUseToBeNoted)',
    from: 'if',
    to: 'if (true)',
    why: 'The statement that notes a use looks itself whether it is to be noted; asking before saves it.',
  },
  {
    file: 'src/server/accounts/sessions.ts',
    line: 'session?.id ?? undefined',
    from: 'session?.id ?? undefined',
    why: 'A session that is good has an owner, which the type of the column does not know.',
  },
  {
    file: 'src/administrators/second-factor/add-factor.server.ts',
    line: 'if (renewed === undefined)',
    from: 'if',
    to: 'if (false)',
    why: 'The session has been held since it was looked for, so it is there.',
  },
  {
    file: 'src/sales/order-management/personal-data.server.ts',
    line: 'coalesce(sum(${payments.refunded})',
    from: 'sum',
    to: 'max',
    why: 'Only whether something was paid back decides.',
  },
  {
    file: 'src/sales/order-management/personal-data.server.ts',
    line: 'paid?.refunded ?? 0',
    from: '??',
    why: 'A sum and a maximum of no rows are a row as well.',
  },
  {
    file: 'src/privacy/ask-before-clearing.server.ts',
    line: 'found.reduce((sum, { rows }) => sum + rows, 0)',
    from: '0',
    why: 'Two of these sums are compared, which both begin there.',
  },
  {
    file: 'src/audit/personal-data.server.ts',
    line: 'const mayName',
    from: '> 0',
    why: 'Entries are looked at one by one afterwards; this makes them fewer.',
  },
  {
    file: 'src/audit/personal-data.server.ts',
    line: "and(ne(subject, 'administrator'), mayName)",
    from: 'mayName',
    to: 'left out',
    why: 'Entries are looked at one by one afterwards; this makes them fewer.',
  },
  {
    file: 'src/membership/personal-data.server.ts',
    line: 'const hashIn',
    from: '??',
    why: 'No hash is found in null, nor is a picture found by null.',
  },
]
