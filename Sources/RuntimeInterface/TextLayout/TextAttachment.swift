import CoreGraphics
import Foundation

/// An object, such as an image, that is drawn in a line like a large character.
package struct TextAttachment {
  /// The bounds of the attachment relative to its point on the baseline, in points. As in UIKit, y points up:
  /// `origin.y` is the distance above the baseline.
  package var bounds: CGRect
  /// A closure that draws the attachment in a rectangle of the context's user space, with y pointing down.
  package var draw: (CGContext, CGRect) -> Void

  package init(bounds: CGRect, draw: @escaping (CGContext, CGRect) -> Void) {
    self.bounds = bounds
    self.draw = draw
  }
}
