import CoreGraphics
import UIKit

/// The layer of a map view that draws the map and the overlays.
final class MapCanvas: UIView {
  weak var map: MKMapView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let map, let context = UIGraphicsGetCurrentContext() else { return }
    MapPainter(
      projection: map.projection, mapType: map.mapType, isDark: traitCollection.userInterfaceStyle == .dark,
      baseTiles: map.baseTiles, renderers: map.visibleRenderers(), insets: map.safeAreaInsets
    ).draw(in: context)
  }
}
