import Foundation

/// What a renderer's contexts are like.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The renderer's bounds in points, set by the renderer.
  open internal(set) var bounds = CGRect.zero

  /// Makes the format for the main screen.
  public override required init() { super.init() }

  /// The format for the main screen.
  open class func `default`() -> Self { self.init() }

  /// The format for the environment of now, the main screen's.
  open class func preferred() -> Self { self.init() }

  /// A format of its own with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = Self()
    other.bounds = bounds
    return other
  }
}
