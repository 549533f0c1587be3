import CollectionCore
import Foundation

/// A supplementary view of an item or a group, such as a badge.
///
/// The data source provides it for the index path of the item, or of the first item in the group.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The element kind that is passed to the data source.
  open var elementKind: String { kind }
  /// The anchor in the rectangle of the item or group to which the view is attached.
  open var containerAnchor: NSCollectionLayoutAnchor { container }
  /// The anchor in the view's own rectangle. If it is `nil`, `containerAnchor` is used for both rectangles.
  open var itemAnchor: NSCollectionLayoutAnchor? { item }
  /// The position on the z-axis. Views with a higher value are in front. The default is 1.
  open var zIndex = 1

  private let kind: String
  private let container: NSCollectionLayoutAnchor
  private let item: NSCollectionLayoutAnchor?

  init(
    _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
    _ item: NSCollectionLayoutAnchor?
  ) {
    self.kind = kind
    self.container = container
    self.item = item
    super.init(size, [])
  }

  /// Creates a supplementary view inside of its item, at an edge, at a corner or in the center.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the view.
  ///   - elementKind: The element kind.
  ///   - containerAnchor: The anchor in the item's rectangle.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a supplementary view. An anchor in its rectangle is aligned with an anchor in its item's rectangle.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the view.
  ///   - elementKind: The element kind.
  ///   - containerAnchor: The anchor in the item's rectangle.
  ///   - itemAnchor: The anchor in the view's own rectangle.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  final var solverInput: CompositionalSupplementary {
    CompositionalSupplementary(
      kind: ElementKind.supplementary(kind), size: layoutSize.value, insets: CompositionalInsets(contentInsets),
      containerAnchor: container.value, itemAnchor: item?.value, zIndex: zIndex)
  }

  final var copied: NSCollectionLayoutSupplementaryItem { makeCopy() }

  override func makeCopy() -> NSCollectionLayoutSupplementaryItem {
    let copy = copyProperties(to: NSCollectionLayoutSupplementaryItem(layoutSize, kind, container, item))
    copy.zIndex = zIndex
    return copy
  }
}
