import { html, LitElement } from 'lit';

class OurPage extends LitElement {
  static properties = { heard: { state: true } };

  hear = ({ detail }) => {
    this.heard = `${detail.quantity} ${detail.id}`;
  };

  render() {
    const units = ['ac-001', 'ac-002'];
    return html`<main @inquiry:add=${this.hear}>
      <inquiry-products .products=${units.join()}></inquiry-products>
      <inquiry-add product="cold-room-3x4" name="Cold room" label="Ask about this unit">
        <a href="{site}/contact">Ask us</a>
      </inquiry-add>
      <output>${this.heard}</output>
    </main>`;
  }
}
customElements.define('our-page', OurPage);
