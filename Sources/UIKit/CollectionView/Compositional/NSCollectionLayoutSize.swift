import CollectionCore
import Foundation

/// The width and height of an item, a group or a supplementary view in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width, as a fraction of the container, a fixed length or an estimate.
  open var widthDimension: NSCollectionLayoutDimension { width }
  /// The height, as a fraction of the container, a fixed length or an estimate.
  open var heightDimension: NSCollectionLayoutDimension { height }

  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.width = width
    self.height = height
    super.init()
  }

  /// Creates a size from two dimensions.
  ///
  /// - Parameters:
  ///   - width: The width, such as a fraction of the container's width.
  ///   - height: The height, such as a number of points.
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    self.init(width, height)
  }

  final var value: CompositionalSize { CompositionalSize(width: width.value, height: height.value) }

  /// Returns the size itself, because sizes are immutable.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The size.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
