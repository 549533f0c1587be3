import Foundation

extension UIColor {
  /// Fills and draws lines in this colour in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Fills in this colour in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Draws lines in this colour in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
