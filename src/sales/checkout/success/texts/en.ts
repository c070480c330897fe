export const placedOrder = {
  heading: 'Your order',
  each: (price: string) => `${price} each`,
  subtotal: 'Products',
  discount: 'Discount',
  shipping: 'Delivery',
  free: 'Free',
  total: 'Total',
  toAddress: 'Delivery to',
  toPoint: 'Delivery to the pickup point',
  arrives: (days: string) => `With you: ${days}`,
  confirmation: (email: string) => `The confirmation goes to ${email}.`,
  invoices: (numbers: string) => `Invoice ${numbers} is on the order’s page.`,
  follow: 'Track your order',
}

export const accountOffer = {
  heading: 'Want an account? Just add a password',
  explanation:
    'We take your name, e-mail and address from this order. Next time there is nothing to type, and all your orders are in one place.',
  password: 'Choose a password',
  showPassword: 'Show the password',
  passwordRule: 'At least 8 characters. It may be a whole sentence.',
  submit: 'Create account',
  sending: 'Creating your account…',
  error: 'No account was created',
  failed: 'Check your connection and try again.',
  signIn: 'I already have an account',
  made: 'Your account is ready',
  madeNext: 'This order is already in it.',
  toAccount: 'See your account',
}
