import CoreGraphics
import Foundation

/// A part of a view in which the pointer has one look.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, NSCopying {
  /// Where it lies, in the coordinates of the interaction's view.
  public let rect: CGRect
  /// Tells regions apart that lie in the same place. Default nil.
  public let identifier: AnyHashable?
  /// Along which axes the pointer keeps the region while a button is down. Kept: no region is left during a press here.
  open var latchingAxes: UIAxis = []

  /// A region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// The same region.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let made: UIPointerRegion = MainActor.assumeIsolated {
      let copy = UIPointerRegion(rect: rect, identifier: identifier)
      copy.latchingAxes = latchingAxes
      return copy
    }
    return made
  }

  /// Whether the place and the identifier are the same.
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
