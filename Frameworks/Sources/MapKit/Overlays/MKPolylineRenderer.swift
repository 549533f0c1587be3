import CoreGraphics
import UIKit

/// Draws a line through several points.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The line.
  open var polyline: MKPolyline { overlay as! MKPolyline }
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
  /// - Parameter polyline: The line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
  open override func createPath() {
    let path = CGMutablePath()
    addLines(between: polyline, to: path, closes: false)
    self.path = path
  }
  // A line has no inside.
  open override func fillPath(_ path: CGPath, in context: CGContext) {}
}
