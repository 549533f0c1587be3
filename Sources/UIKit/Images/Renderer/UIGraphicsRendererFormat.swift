import Foundation

/// The format of a renderer's contexts: the bounds and, in subclasses, further options.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The bounds of the renderer, in points. The renderer sets this property.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format for the main screen.
  public override required init() { super.init() }

  /// Returns a format for the main screen.
  ///
  /// - Returns: A new format.
  open class func `default`() -> Self { self.init() }

  /// Returns a format for the main screen.
  ///
  /// - Returns: A new format.
  open class func preferred() -> Self { self.init() }

  /// Returns a copy of the format.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: The copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}
