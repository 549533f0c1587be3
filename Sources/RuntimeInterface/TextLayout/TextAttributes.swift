import CoreGraphics
import Foundation

/// A style and a paragraph style that are prepared for creating documents. Instances are immutable.
///
/// A label whose text changes repeatedly caches this object, so that its style is prepared only once.
package final class TextAttributes: @unchecked Sendable {
  package let style: TextStyle
  package let paragraphStyle: TextParagraphStyle
  let styles: [TextStyle]
  let kerns: [CGFloat]
  let isPlain: Bool
  /// The value of `Paragraph.styleIndices` in a document with a single style: every run has the style 0.
  static let styleIndices = [0]

  package init(_ style: TextStyle, paragraphStyle: TextParagraphStyle) {
    self.style = style
    self.paragraphStyle = paragraphStyle
    styles = [style]
    kerns = [style.kern]
    isPlain = style.isPlain
  }
}
