export { Inquiry as default } from '../Inquiry';
