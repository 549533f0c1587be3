import CoreGraphics
import Foundation
import RuntimeInterface

/// An attribute value that can convert attributed text. UIKit's fonts, colors and paragraph styles conform to it,
/// because this module does not know them.
package protocol TextLayerAttribute {
  /// Converts attributed text. `style` and `paragraph` are used where the attributes have no value.
  @MainActor func textLayerDocument(
    _ text: NSAttributedString, style: TextStyle, paragraph: TextParagraphStyle
  ) -> TextDocument
}

/// A font of UIKit that can be the `font` of a text layer.
package protocol TextLayerFont {
  /// Returns the font's text style at `size` points.
  @MainActor func textLayerStyle(size: CGFloat) -> TextStyle
}
