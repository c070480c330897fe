/** How large the file of a photo may be: said by the form before it is sent, and by the endpoint. */
export const maxPhotoBytes = 10 * 1024 * 1024
