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
