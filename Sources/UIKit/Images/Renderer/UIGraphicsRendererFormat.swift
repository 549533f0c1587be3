import Foundation

/// The format of a renderer's contexts.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The bounds of the renderer in points. The renderer sets them.
  open internal(set) var bounds = CGRect.zero

  /// Creates the format for the main screen.
  public override required init() { super.init() }

  /// Returns the format for the main screen.
  ///
  /// - Returns: A new format.
  open class func `default`() -> Self { self.init() }

  /// Returns the format for the main screen.
  ///
  /// - Returns: A new format.
  open class func preferred() -> Self { self.init() }

  /// Returns a copy with the same values.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: The copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = Self()
    other.bounds = bounds
    return other
  }
}
