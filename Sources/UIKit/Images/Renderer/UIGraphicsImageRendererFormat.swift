import Foundation

/// The format of the images that an image renderer draws.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colors of an image.
  public enum Range: Int, Sendable {
    /// No range was chosen.
    case unspecified = -1
    /// The range of the main screen.
    case automatic
    /// A range wider than sRGB.
    case extended
    /// The range of sRGB.
    case standard
  }

  /// The number of pixels per point. Values that are not positive mean the scale of the main screen, which is the
  /// default.
  open var scale: CGFloat = UIGraphicsImageRendererFormat.screenScale
  /// A Boolean value that determines whether images have no alpha channel. Such images are initially black. The default
  /// is `false`.
  open var opaque = false
  /// The preferred range of colors. It is stored and has no effect, because images are in sRGB with 8 bits per
  /// component.
  open var preferredRange = Range.automatic

  /// Creates the format for the main screen.
  public required init() { super.init() }

  /// Creates the format for an environment.
  ///
  /// - Parameter traitCollection: The environment, whose display scale is used.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns a copy with the same values.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: The copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let other = super.copy(with: zone)
    if let format = other as? UIGraphicsImageRendererFormat {
      format.scale = scale
      format.opaque = opaque
      format.preferredRange = preferredRange
    }
    return other
  }

  /// The display scale of the current environment, or 1 if the environment does not have one.
  static var screenScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 1
  }
}
