import CoreGraphics
import UIKit

/// Draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// The circle.
  open var circle: MKCircle { overlay as! MKCircle }
  /// The part of the line at which it begins, from 0 to 1. The default is 0.
  open var strokeStart: CGFloat {
    get { strokePart.start }
    set { strokePart.start = newValue }
  }
  /// The part of the line at which it ends, from 0 to 1. The default is 1.
  open var strokeEnd: CGFloat {
    get { strokePart.end }
    set { strokePart.end = newValue }
  }
  /// Creates a renderer.
  ///
  /// - Parameter circle: The circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
  open override func createPath() {
    path = CGPath(ellipseIn: rect(for: overlay.boundingMapRect), transform: nil)
  }
}
