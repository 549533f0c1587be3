import QuartzCore
import RuntimeInterface

// What attributed text in a `CATextLayer` may hold. Any of these reads all of its attributes.

extension UIFont: TextLayerFont, TextLayerAttribute {
  package func textLayerStyle(size: CGFloat) -> RuntimeInterface.TextStyle { StyledText.style(withSize(size)) }
}

extension UIColor: TextLayerAttribute {}

extension NSParagraphStyle: TextLayerAttribute {}

extension NSShadow: TextLayerAttribute {}

extension NSTextAttachment: TextLayerAttribute {}

extension TextLayerAttribute {
  package func textLayerDocument(
    _ text: NSAttributedString, style: TextStyle, paragraph: TextParagraphStyle
  ) -> TextDocument {
    StyledText.document(
      text,
      defaults: StyledText.Defaults(
        font: .systemFont(ofSize: 12), paragraphStyle: .default, traits: .current, own: (style, paragraph)))
  }
}
