import { createFileRoute } from '@tanstack/react-router';
import { Inquiry } from '../Inquiry';

export const Route = createFileRoute('/')({ component: Inquiry });
