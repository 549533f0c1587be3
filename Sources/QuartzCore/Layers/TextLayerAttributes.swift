import CoreGraphics
import Foundation
import RuntimeInterface

/// An attribute value that can convert attributed text for a text layer.
///
/// UIKit's fonts, colors and paragraph styles conform to this protocol, because their types are not available in this
/// module.
package protocol TextLayerAttribute {
  /// Converts attributed text to a document. `style` and `paragraph` apply where the attributes specify no value.
  @MainActor func textLayerDocument(
    _ text: NSAttributedString, style: TextStyle, paragraph: TextParagraphStyle
  ) -> TextDocument
}

/// A UIKit font that can be the `font` of a text layer.
package protocol TextLayerFont {
  /// Returns a text style that contains only this font, at a size of `size` points.
  @MainActor func textLayerStyle(size: CGFloat) -> TextStyle
}
