import CoreGraphics
import UIKit

/// Draws a polygon.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// The polygon.
  open var polygon: MKPolygon { overlay as! MKPolygon }
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
  /// - Parameter polygon: The polygon.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
  open override func createPath() {
    let path = CGMutablePath()
    addPolygon(polygon, to: path)
    self.path = path
  }
}
