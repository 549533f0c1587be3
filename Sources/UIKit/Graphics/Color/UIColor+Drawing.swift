import Foundation

extension UIColor {
  /// Sets the fill color and the stroke color of the current context to this color.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context to this color.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke color of the current context to this color.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
