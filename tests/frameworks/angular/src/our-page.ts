import { afterNextRender, Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { loadInquiry, type InquiryItem } from 'inquiry-embed';

@Component({
  selector: 'our-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main (:inquiry:add)="hear($event)">
      <inquiry-products [attr.products]="units.join()"></inquiry-products>
      <inquiry-add product="cold-room-3x4" name="Cold room" label="Ask about this unit">
        <a href="{site}/contact">Ask us</a>
      </inquiry-add>
      <output>{{ heard() }}</output>
    </main>
  `,
})
export class OurPage {
  units = ['ac-001', 'ac-002'];
  heard = signal('');

  constructor() {
    afterNextRender(() => {
      loadInquiry({ site: '{site}', source: 'Your name' }).catch(console.error);
    });
  }

  hear({ detail }: CustomEvent<InquiryItem>) {
    this.heard.set(`${detail.quantity} ${detail.id}`);
  }
}
