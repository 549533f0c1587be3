import UIKit

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
