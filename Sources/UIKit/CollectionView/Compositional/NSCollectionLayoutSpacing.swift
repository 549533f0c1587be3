import CollectionCore
import Foundation

/// The spacing between the items of a group, or around an item, in a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject, NSCopying {
  let value: CompositionalSpacing

  required init(_ value: CompositionalSpacing) {
    self.value = value
    super.init()
  }

  /// Creates a spacing of a fixed length.
  ///
  /// - Parameter fixedSpacing: The length, in points.
  /// - Returns: The spacing.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(.fixed(fixedSpacing)) }
  /// Creates a spacing that grows with the free space of the group. The flexible spacings of a group share the free
  /// space equally.
  ///
  /// - Parameter flexibleSpacing: The minimum length, in points.
  /// - Returns: The spacing.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(.flexible(flexibleSpacing)) }

  /// The length, or the minimum length of a flexible spacing, in points.
  public var spacing: CGFloat { value.length }
  /// A Boolean value that indicates whether the spacing has a fixed length.
  public var isFixed: Bool { !value.isFlexible }
  /// A Boolean value that indicates whether the spacing grows with the free space of the group.
  public var isFlexible: Bool { value.isFlexible }

  /// Returns the spacing itself, because it is immutable.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The spacing.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
