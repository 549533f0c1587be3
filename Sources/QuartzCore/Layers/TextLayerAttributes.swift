import CoreGraphics
import Foundation
import RuntimeInterface

/// An attribute's value that knows how attributed text is read: the toolkit's fonts, colours and paragraph styles, which
/// this module does not know.
package protocol TextLayerAttribute {
  /// The text with its attributes; `style` and `paragraph` hold where those say nothing.
  @MainActor func textLayerDocument(
    _ text: NSAttributedString, style: TextStyle, paragraph: TextParagraphStyle
  ) -> TextDocument
}

/// A font of the toolkit, as the `font` of a text layer.
package protocol TextLayerFont {
  /// The font at `size` points.
  @MainActor func textLayerStyle(size: CGFloat) -> TextStyle
}
