import CoreGraphics
import Foundation

/// Something that stands in a line like a large letter.
package struct TextAttachment {
  /// Relative to the baseline's point where it stands, y up as in UIKit: origin.y is how far it stands above.
  package var bounds: CGRect
  /// Draws it into a rectangle of the context's user space (y down).
  package var draw: (CGContext, CGRect) -> Void

  package init(bounds: CGRect, draw: @escaping (CGContext, CGRect) -> Void) {
    self.bounds = bounds
    self.draw = draw
  }
}
