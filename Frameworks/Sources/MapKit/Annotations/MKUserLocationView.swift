import UIKit

/// The view of the user's position: a blue dot.
open class MKUserLocationView: MKAnnotationView {
  /// Creates a view.
  ///
  /// - Parameters:
  ///   - annotation: The annotation.
  ///   - reuseIdentifier: The identifier by which the view is used again, or nil if it is not.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: 22, height: 22)
    isOpaque = false
  }
  /// Creates a view from a nib.
  ///
  /// - Parameter coder: The decoder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func draw(_ rect: CGRect) {
    UIColor.white.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1)).fill()
    tintColor.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4)).fill()
  }
}
