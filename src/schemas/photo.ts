/** How large the file of a photo may be: said by the form before it is sent, and by the endpoint. */
export const maxPhotoBytes = 10 * 1024 * 1024

// Named one by one: phones then turn what they took in a format of their own into JPEG.
export const photoFormats = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff']
