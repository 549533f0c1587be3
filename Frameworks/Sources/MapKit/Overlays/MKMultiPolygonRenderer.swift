import CoreGraphics
import UIKit

/// Draws several polygons alike.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  /// The polygons.
  open var multiPolygon: MKMultiPolygon { overlay as! MKMultiPolygon }
  /// Creates a renderer.
  ///
  /// - Parameter multiPolygon: The polygons.
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
  open override func createPath() {
    let path = CGMutablePath()
    for polygon in multiPolygon.polygons { addPolygon(polygon, to: path) }
    self.path = path
  }
}
