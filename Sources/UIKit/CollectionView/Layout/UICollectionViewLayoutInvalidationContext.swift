import Foundation

/// An object that describes the parts of a layout that are no longer valid. The layout can keep all other parts.
///
/// Its class is the layout's `invalidationContextClass`. The context is passed to `invalidateLayout(with:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() {
    super.init()
  }

  /// A Boolean value that indicates whether all data of the layout is invalid. The default is `false`.
  ///
  /// The value is `true` after `reloadData()` and for a new layout.
  open var invalidateEverything: Bool { isEverythingInvalid }
  /// A Boolean value that indicates whether the numbers of sections or items changed. The default is `false`.
  ///
  /// The value is `true` after `reloadData()`, insertions and deletions.
  open var invalidateDataSourceCounts: Bool { areCountsInvalid }

  /// Indicates whether the context lists items or supplementary views to invalidate, and is not caused by an
  /// interactive movement.
  final var listsElements: Bool {
    previousIndexPathsForInteractivelyMovingItems == nil
      && (invalidatedItemIndexPaths != nil || !(invalidatedSupplementaryIndexPaths ?? [:]).isEmpty)
  }

  final var isEverythingInvalid = false
  final var areCountsInvalid = false
  /// Indicates whether the view requested the context because its bounds change.
  final var isForBounds = false
  /// Indicates whether the layout can keep its calculated frames. The layout can do so if the frames have already been updated,
  /// or if the layout detects the change itself.
  final var keepsSolution = false
  /// The new preferred sizes of self-sizing views, by element.
  final var pendingSizes: [ElementKey: CGSize] = [:]

  /// The items that were passed to `invalidateItems(at:)`, in the order of the calls and without duplicates. The value
  /// is `nil` if there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The invalidated supplementary views by element kind, or `nil` if there are none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The invalidated decoration views by element kind, or `nil` if there are none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The distance by which the content offset changes immediately, in points, limited to the range of the content. The
  /// default is zero.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The amount by which the content size changes immediately, in points. The change applies until the next layout
  /// pass. The default is zero.
  open var contentSizeAdjustment = CGSize.zero

  /// The previous index paths of interactively moved items, or `nil` if the invalidation was not caused by an
  /// interactive movement.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The target index paths of interactively moved items, or `nil` if the invalidation was not caused by an interactive
  /// movement.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position of the interactively moved items in content coordinates, in points.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Adds items to the invalid elements.
  ///
  /// - Parameter indexPaths: The index paths of the items. An empty array has no effect.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    guard !indexPaths.isEmpty else { return }
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []).joined(with: indexPaths)
  }

  /// Adds supplementary views to the invalid elements.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - indexPaths: The index paths of the views. If the array is empty, `invalidatedSupplementaryIndexPaths` gets an
  ///     empty entry for the element kind.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: [IndexPath]().joined(with: indexPaths)]) { old, new in old.joined(with: new) }
  }

  /// Adds decoration views to the invalid elements.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - indexPaths: The index paths of the views. If the array is empty, `invalidatedDecorationIndexPaths` gets an empty
  ///     entry for the element kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: [IndexPath]().joined(with: indexPaths)]) { old, new in old.joined(with: new) }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)): everything \(invalidateEverything), counts \(invalidateDataSourceCounts)"
        + ", items \(invalidatedItemIndexPaths.map { "\($0.count)" } ?? "nil")>"
    }
  }
}

extension [IndexPath] {
  /// Returns the index paths of two arrays without duplicates, in the order of their first occurrence.
  fileprivate func joined(with others: [IndexPath]) -> [IndexPath] {
    var seenElements = Set(self)
    return self + others.filter { seenElements.insert($0).inserted }
  }
}
