import QuartzCore
import RuntimeInterface

// The attributes of attributed text in a `CATextLayer`. Each of these types converts all of its attributes.

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
        font: .systemFont(ofSize: 12), paragraphStyle: .default, traits: .current, overrides: (style, paragraph)))
  }
}
