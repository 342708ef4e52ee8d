import { Inquiry } from './Inquiry';

export default function Page() {
  return <Inquiry />;
}
