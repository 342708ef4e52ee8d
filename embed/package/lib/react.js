import { createElement } from "react";
// embed/package/react.ts
/** A button that puts one product on the visitor's list. */
function InquiryAdd(props) {
	return createElement("inquiry-add", attributes(props));
}
/** Products of the supplier's catalogue as tiles. */
function InquiryProducts({ products, ...props }) {
	const ids = products && { products: products.join(",") };
	return createElement("inquiry-products", attributes({
		...props,
		...ids
	}));
}
/** The visitor's list in its place on the page. */
function InquiryList(props) {
	return createElement("inquiry-list", attributes(props));
}
/** The supplier's contact form. */
function InquiryContact(props) {
	return createElement("inquiry-contact", attributes(props));
}
/** The chat button at the corner of the page. */
function InquiryChat(props) {
	return createElement("inquiry-chat", attributes(props));
}
/** React before 19 writes `className` on elements of this kind as it stands. */
function attributes({ className, ...props }) {
	return className === void 0 ? { ...props } : {
		...props,
		class: className
	};
}
export { InquiryAdd, InquiryChat, InquiryContact, InquiryList, InquiryProducts };
