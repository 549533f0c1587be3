import CollectionCore
import Foundation

/// A supplementary view that goes with an item or a group (a badge, say). The collection view asks its data source for it,
/// with the path of the item, or of the first item of the group.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that the data source is asked for.
  open var elementKind: String { kind }
  /// Where at the item the view is held: inside, at an edge or a corner.
  open var containerAnchor: NSCollectionLayoutAnchor { container }
  /// The point of the view that lies upon that point of the item; nil means the same point of both.
  open var itemAnchor: NSCollectionLayoutAnchor? { item }
  /// Views with a higher index lie in front. Default 1.
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

  /// A view inside of its item, at an edge, at a corner, or in the middle.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// A view of which one point lies upon one of its item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  final var solved: CompositionalSupplementary {
    CompositionalSupplementary(
      kind: ElementKind.supplementary(kind), size: layoutSize.value, insets: CompositionalInsets(contentInsets),
      container: container.value, item: item?.value, zIndex: zIndex)
  }

  final var copied: NSCollectionLayoutSupplementaryItem { makeCopy() }

  override func makeCopy() -> NSCollectionLayoutSupplementaryItem {
    let twin = takingOver(NSCollectionLayoutSupplementaryItem(layoutSize, kind, container, item))
    twin.zIndex = zIndex
    return twin
  }
}
