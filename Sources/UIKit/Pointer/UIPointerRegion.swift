import CoreGraphics
import Foundation

/// A region of a view in which the pointer has one style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, NSCopying {
  /// The rectangle of the region, in points, in the coordinates of the interaction's view.
  public let rect: CGRect
  /// A value that distinguishes regions with the same rectangle. The default is `nil`.
  public let identifier: AnyHashable?
  /// The axes along which the pointer remains in the region while a button is pressed. They have no effect in Tessera,
  /// where the pointer never leaves a region during a press.
  open var latchingAxes: UIAxis = []

  /// Creates a region from a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the interaction's view.
  ///   - identifier: A value that distinguishes regions with the same rectangle, or `nil` if no such value is needed.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// Returns a copy of the region.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: A `UIPointerRegion`.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let region: UIPointerRegion = MainActor.assumeIsolated {
      let copy = UIPointerRegion(rect: rect, identifier: identifier)
      copy.latchingAxes = latchingAxes
      return copy
    }
    return region
  }

  /// Returns a Boolean value that indicates whether two regions have the same rectangle and identifier.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return MainActor.assumeIsolated { rect == other.rect && identifier == other.identifier }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(rect.minX)
      hasher.combine(rect.minY)
      hasher.combine(identifier)
      return hasher.finalize()
    }
  }
}
