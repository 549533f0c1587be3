import CoreGraphics
import Foundation

/// One style and one paragraph style, ready for documents: a label that is filled again and again keeps its own, so that
/// a new text makes none of this anew. Immutable.
package final class TextLook: @unchecked Sendable {
  package let style: TextStyle
  package let paragraphStyle: TextParagraphStyle
  let styles: [TextStyle]
  let kerns: [CGFloat]
  let isPlain: Bool
  /// Every run has the one style.
  static let runStyles = [0]

  package init(_ style: TextStyle, paragraphStyle: TextParagraphStyle) {
    self.style = style
    self.paragraphStyle = paragraphStyle
    styles = [style]
    kerns = [style.kern]
    isPlain = style.isPlain
  }
}
