import CollectionCore
import Foundation

/// The template of an item in a compositional layout: its size, the room in and around it, the views that go with it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size, with the room inside.
  open var layoutSize: NSCollectionLayoutSize { size }
  /// The views that go with each such item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { views }
  /// Room inside of the size, in points. Counts for nothing along an estimated dimension, as in UIKit. Default zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room outside of the size. Default nil, none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  private let size: NSCollectionLayoutSize
  /// A group's can be set.
  final var views: [NSCollectionLayoutSupplementaryItem]

  init(_ size: NSCollectionLayoutSize, _ views: [NSCollectionLayoutSupplementaryItem]) {
    self.size = size
    self.views = views
    super.init()
  }

  /// An item of that size.
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize, []) }
  /// An item of that size with views that go with it.
  public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem])
  {
    self.init(layoutSize, supplementaryItems)
  }

  /// What the solver takes.
  func template(_ traits: UITraitCollection) -> CompositionalItem {
    CompositionalItem(
      size: size.value, insets: CompositionalInsets(contentInsets), edges: edgeSpacing?.value ?? CompositionalEdges(),
      supplementaries: views.map(\.solved))
  }

  func makeCopy() -> NSCollectionLayoutItem { takingOver(NSCollectionLayoutItem(size, views.map(\.copied))) }

  /// Gives a copy what can be set.
  final func takingOver<Item: NSCollectionLayoutItem>(_ twin: Item) -> Item {
    twin.contentInsets = contentInsets
    twin.edgeSpacing = edgeSpacing
    return twin
  }

  /// A copy that can be changed by itself.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { onMain { self.makeCopy() } }
}

extension CompositionalInsets {
  /// Leading is left to the solver.
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

/// `NSCopying` promises nothing about threads; layouts are made on the main one.
func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  nonisolated(unsafe) var result: Result?
  MainActor.assumeIsolated { result = body() }
  return result!
}
