import CollectionCore
import Foundation

/// A template for items of a compositional layout. It specifies their size, insets, spacing and supplementary views.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size of the item, including its content insets.
  open var layoutSize: NSCollectionLayoutSize { size }
  /// The supplementary views of every item that is created from the template.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplementaryItemStorage }
  /// The insets between the edges of the item's size and its content, in points. The default is zero.
  ///
  /// As in UIKit, the insets have no effect along an estimated dimension.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item, outside of its size. The default is `nil`, which means no spacing.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  private let size: NSCollectionLayoutSize
  /// The storage of `supplementaryItems`. Only `NSCollectionLayoutGroup` changes it after the initialization.
  final var supplementaryItemStorage: [NSCollectionLayoutSupplementaryItem]

  init(_ size: NSCollectionLayoutSize, _ supplementaryItemStorage: [NSCollectionLayoutSupplementaryItem]) {
    self.size = size
    self.supplementaryItemStorage = supplementaryItemStorage
    super.init()
  }

  /// Creates an item of a size without supplementary views.
  ///
  /// - Parameter layoutSize: The size of the item.
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize, []) }
  /// Creates an item with supplementary views.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the item.
  ///   - supplementaryItems: The supplementary views of the item.
  public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem])
  {
    self.init(layoutSize, supplementaryItems)
  }

  /// Returns the item as input for the solver, which calculates the frames of a compositional layout.
  func makeSolverItem(_ traits: UITraitCollection) -> CompositionalItem {
    CompositionalItem(
      size: size.value, insets: CompositionalInsets(contentInsets), edges: edgeSpacing?.value ?? CompositionalEdges(),
      supplementaries: supplementaryItemStorage.map(\.solverInput))
  }

  func makeCopy() -> NSCollectionLayoutItem {
    copyProperties(to: NSCollectionLayoutItem(size, supplementaryItemStorage.map(\.copied)))
  }

  /// Copies the mutable properties of the item to another item, and returns that item.
  final func copyProperties<Item: NSCollectionLayoutItem>(to copy: Item) -> Item {
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }

  /// Returns an independent copy.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The copy.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { performOnMain { self.makeCopy() } }
}

extension CompositionalInsets {
  /// Creates insets for the layout's solver from directional insets. The solver resolves leading and trailing to left
  /// and right later.
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top).limitedLength, leading: Double(insets.leading).limitedLength,
      bottom: Double(insets.bottom).limitedLength,
      trailing: Double(insets.trailing).limitedLength)
  }
}

/// Calls a closure on the main actor. Copying (`NSCopying`) is not isolated to an actor, but layouts are only used on
/// the main thread.
func performOnMain<Result>(_ body: @MainActor () -> Result) -> Result {
  nonisolated(unsafe) var result: Result?
  MainActor.assumeIsolated { result = body() }
  return result!
}
