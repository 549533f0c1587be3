import CoreGraphics
import UIKit

/// Draws several lines alike.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  /// The lines.
  open var multiPolyline: MKMultiPolyline { overlay as! MKMultiPolyline }
  /// Creates a renderer.
  ///
  /// - Parameter multiPolyline: The lines.
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
  open override func createPath() {
    let path = CGMutablePath()
    for line in multiPolyline.polylines { addLines(between: line, to: path, closes: false) }
    self.path = path
  }
  open override func fillPath(_ path: CGPath, in context: CGContext) {}
}
