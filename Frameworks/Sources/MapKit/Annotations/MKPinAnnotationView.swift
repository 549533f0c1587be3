import CoreGraphics
import UIKit

/// The colors of pins by their older names.
public enum MKPinAnnotationColor: UInt, Sendable {
  /// Red.
  case red = 0
  /// Green.
  case green
  /// Purple.
  case purple
}

/// A pin, whose point is at the place of the annotation.
open class MKPinAnnotationView: MKAnnotationView {
  /// The color of the pin's head. The default is red.
  open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() {
    didSet { setNeedsDisplay() }
  }
  /// A Boolean value that determines whether the pin falls onto the map when it is added. The default is `false`.
  open var animatesDrop = false
  /// The color of the pin's head by its older name.
  open var pinColor: MKPinAnnotationColor {
    get {
      switch pinTintColor {
      case Self.greenPinColor(): .green
      case Self.purplePinColor(): .purple
      default: .red
      }
    }
    set {
      pinTintColor =
        switch newValue {
        case .red: Self.redPinColor()
        case .green: Self.greenPinColor()
        case .purple: Self.purplePinColor()
        }
    }
  }

  /// Returns the color of usual pins.
  ///
  /// - Returns: The system's red.
  open class func redPinColor() -> UIColor { .systemRed }
  /// Returns the color of pins for starting points.
  ///
  /// - Returns: The system's green.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// Returns the color of pins that the user set.
  ///
  /// - Returns: The system's purple.
  open class func purplePinColor() -> UIColor { .systemPurple }

  /// Creates a pin.
  ///
  /// - Parameters:
  ///   - annotation: The annotation.
  ///   - reuseIdentifier: The identifier by which the view is used again, or nil if it is not.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    setUp()
  }
  /// Creates a pin from a nib.
  ///
  /// - Parameter coder: The decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bounds.size = CGSize(width: 24, height: 40)
    centerOffset = CGPoint(x: 0, y: -18)
    isOpaque = false
    contentMode = .redraw
  }

  override func animateAddition() {
    guard animatesDrop, let superview else { return }
    let height = superview.convert(center, to: nil).y + bounds.height
    transform = CGAffineTransform(translationX: 0, y: -height)
    UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseIn) { self.transform = .identity }
  }

  open override func draw(_ rect: CGRect) {
    guard image == nil, let context = UIGraphicsGetCurrentContext() else { return }
    let needle = UIBezierPath(
      roundedRect: CGRect(x: bounds.midX - 1.25, y: 14, width: 2.5, height: 24), cornerRadius: 1.25)
    UIColor.systemGray.setFill()
    needle.fill()
    UIColor.black.withAlphaComponent(0.2).setFill()
    UIBezierPath(ovalIn: CGRect(x: bounds.midX - 4, y: 36, width: 8, height: 3)).fill()
    let head = CGRect(x: bounds.midX - 9, y: 1, width: 18, height: 18)
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 1), blur: 2, color: UIColor.black.withAlphaComponent(0.3).cgColor)
    pinTintColor.setFill()
    UIBezierPath(ovalIn: head).fill()
    context.restoreGState()
    UIColor.white.withAlphaComponent(0.55).setFill()
    UIBezierPath(ovalIn: CGRect(x: head.minX + 4, y: head.minY + 3.5, width: 5, height: 5)).fill()
  }
}
