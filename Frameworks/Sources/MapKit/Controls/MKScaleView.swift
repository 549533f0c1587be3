import CoreLocation
import UIKit

/// A bar that shows how long a distance is on the map.
open class MKScaleView: UIView {
  /// The map view.
  open weak var mapView: MKMapView?
  /// A Boolean value that determines whether the scale is visible. The default is that the map decides, which means visible.
  open var scaleVisibility = MKFeatureVisibility.adaptive {
    didSet { isHidden = scaleVisibility == .hidden }
  }
  /// The sides at which the bar may begin.
  public enum Alignment: Int, Sendable {
    /// The leading side.
    case leading
    /// The trailing side.
    case trailing
  }
  /// The side at which the bar begins. The default is leading.
  open var legendAlignment = Alignment.leading {
    didSet { setNeedsDisplay() }
  }

  /// Creates a scale.
  ///
  /// - Parameter mapView: The map view.
  public init(mapView: MKMapView?) {
    self.mapView = mapView
    super.init(frame: CGRect(x: 0, y: 0, width: 120, height: 22))
    setUp()
  }
  /// Creates a scale from a nib.
  ///
  /// - Parameter coder: The decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 22) }

  /// The longest distance with one digit other than zero whose first digit is 1, 2, or 5, and which is at most so long.
  static func roundDistance(below meters: CLLocationDistance) -> CLLocationDistance {
    guard meters > 0, meters.isFinite else { return 0 }
    let unit = pow(10, log10(meters).rounded(.down))
    return [5, 2, 1].map { $0 * unit }.first { $0 <= meters } ?? unit
  }

  open override func draw(_ rect: CGRect) {
    guard let mapView else { return }
    let projection = mapView.projection
    let perPoint = MKMetersPerMapPointAtLatitude(projection.center.coordinate.latitude) / projection.scale
    let meters = Self.roundDistance(below: perPoint * Double(bounds.width - 8))
    guard meters > 0 else { return }
    let length = CGFloat(meters / perPoint)
    let isRight = (legendAlignment == .trailing) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let x = isRight ? bounds.maxX - length - 1 : 1
    let formatter = MKDistanceFormatter()
    formatter.unitStyle = .abbreviated
    let text = NSString(string: formatter.string(fromDistance: meters))
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.label,
    ]
    text.draw(at: CGPoint(x: x, y: 0), withAttributes: attributes)
    UIColor.label.setFill()
    UIBezierPath(roundedRect: CGRect(x: x, y: bounds.maxY - 5, width: length, height: 3), cornerRadius: 1.5).fill()
  }
}
