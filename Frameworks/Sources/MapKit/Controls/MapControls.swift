import CoreLocation
import UIKit

/// A button with a compass, which turns the map back.
open class MKCompassButton: UIView {
  /// The map view.
  open weak var mapView: MKMapView?
  /// A Boolean value that determines whether the compass is visible. The default is that the map decides, which means while it is
  /// turned.
  open var compassVisibility = MKFeatureVisibility.adaptive {
    didSet { update() }
  }
  private let needle = UILabel()

  /// Creates a compass.
  ///
  /// - Parameter mapView: The map view.
  public init(mapView: MKMapView?) {
    self.mapView = mapView
    super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    setUp()
  }
  /// Creates a compass from a nib.
  ///
  /// - Parameter coder: The decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 22
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 1)
    needle.text = "N"
    needle.font = .systemFont(ofSize: 15, weight: .semibold)
    needle.textColor = .systemRed
    needle.textAlignment = .center
    addSubview(needle)
    isAccessibilityElement = true
    accessibilityLabel = "Compass"
    accessibilityTraits = .button
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tesseraMapNorth", MKCompassButton.turnNorth)))
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    needle.bounds = bounds
    needle.center = CGPoint(x: bounds.midX, y: bounds.midY)
    update()
  }

  /// Shows the present direction of the map.
  func update() {
    let heading = mapView?.projection.heading ?? 0
    needle.transform = CGAffineTransform(rotationAngle: -heading * .pi / 180)
    isHidden = compassVisibility == .hidden || compassVisibility == .adaptive && heading == 0
  }

  private func turnNorth() {
    guard let mapView else { return }
    var next = mapView.projection
    next.heading = 0
    mapView.change(to: next, animated: true)
  }
}

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

/// A button that lets the map follow the user.
open class MKUserTrackingButton: UIView {
  /// The map view.
  open weak var mapView: MKMapView?
  private let button = UIButton(type: .system)

  /// Creates a button.
  ///
  /// - Parameter mapView: The map view.
  public init(mapView: MKMapView?) {
    self.mapView = mapView
    super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    setUp()
  }
  /// Creates a button from a nib.
  ///
  /// - Parameter coder: The decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    button.setImage(UIImage(systemName: "location"), for: .normal)
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.addTarget(self, action: Selector("tesseraMapFollow", MKUserTrackingButton.follow), for: .touchUpInside)
    addSubview(button)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
  private func follow() { mapView?.setUserTrackingMode(.follow, animated: true) }
}

/// A bar button that lets the map follow the user.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  /// The map view.
  open weak var mapView: MKMapView?
  /// Creates a button.
  ///
  /// - Parameter mapView: The map view.
  public convenience init(mapView: MKMapView?) {
    self.init()
    self.mapView = mapView
    image = UIImage(systemName: "location")
    primaryAction = UIAction(image: image) { [weak self] _ in
      self?.mapView?.setUserTrackingMode(.follow, animated: true)
    }
  }
}
