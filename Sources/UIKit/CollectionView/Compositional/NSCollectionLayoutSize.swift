import CollectionCore
import Foundation

/// The two dimensions of an item, a group or a supplementary view in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width; never changes.
  open var widthDimension: NSCollectionLayoutDimension { width }
  /// The height; never changes.
  open var heightDimension: NSCollectionLayoutDimension { height }

  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.width = width
    self.height = height
    super.init()
  }

  /// A size of two dimensions.
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    self.init(width, height)
  }

  final var value: CompositionalSize { CompositionalSize(width: width.value, height: height.value) }

  /// The size itself: it never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
