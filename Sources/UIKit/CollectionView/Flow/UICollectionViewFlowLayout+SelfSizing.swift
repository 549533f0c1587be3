import CollectionCore
import Foundation

extension UICollectionViewFlowLayout {
  /// A Boolean value that determines whether the layout retains the sizes that the delegate returned in batch updates.
  ///
  /// If the value is `true`, the delegate is called only for inserted and reloaded items. The default is `false`, with which
  /// every update requests the sizes of all items, as in UIKit. Set the property to `true` for long lists in which the size of an
  /// item does not depend on its position. Sizes of self-sizing cells are always retained. This property is an addition of
  /// Tessera.
  public var keepsItemSizesInUpdates: Bool {
    get { keepsSizes }
    set { keepsSizes = newValue }
  }

  /// Indicates whether cells are self-sizing. Cells are self-sizing if the layout has an estimated item size, or if `itemSize` or
  /// a size that the delegate returned is `automaticSize`.
  final var isSelfSizing: Bool {
    estimatedItemSize != .zero || hasAutomaticItems || itemSize == Self.automaticSize
  }

  /// The size that is used for items until they are measured, in points.
  final var unmeasuredItemSize: CGSize {
    if estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize { return estimatedItemSize }
    return itemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : itemSize
  }

  final func hasSizeChanged(
    by preferred: UICollectionViewLayoutAttributes, from original: UICollectionViewLayoutAttributes
  )
    -> Bool
  {
    guard isSelfSizing, solution != nil else { return false }
    switch original.representedElementCategory {
    case .cell: return preferred.size != original.size
    case .supplementaryView:
      let isFlowElement = FlowKinds.section(original.values.key) != nil
      return isFlowElement && axis.main(preferred.size) > 0 && axis.main(preferred.size) != axis.main(original.size)
    case .decorationView: return false
    }
  }

  /// Adds the preferred size of a view to an invalidation context, for the next `prepare()`.
  final func recordPreferredSize(
    for preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    let key = original.values.key
    context.pendingSizes[key] = preferred.size
    guard let solution else { return }
    var newSolution = solution
    apply(preferred.size, key, to: &newSolution)
    adjust(context, growth: axis.main(newSolution.contentSize) - axis.main(solution.contentSize), original, axis)
  }

  final func applyPreferredSizes() {
    let pendingSizes = pendingSizes
    self.pendingSizes = [:]
    guard var newSolution = solution else { return }
    solution = nil
    for (key, size) in pendingSizes { apply(size, key, to: &newSolution) }
    solution = newSolution
  }

  private func apply(_ size: CGSize, _ key: ElementKey, to solution: inout FlowSolution) {
    if key.kind == 0 {
      let section = Int(key.section)
      guard solution.sections.indices.contains(section), key.item < solution.sections[section].count else { return }
      solution.setSize(size, ofItem: key.item, section: section)
      return
    }
    guard let section = FlowKinds.section(key), solution.sections.indices.contains(section) else { return }
    if key.kind == FlowKinds.header {
      solution.setHeaderLength(axis.main(size), section: section)
    } else {
      solution.setFooterLength(axis.main(size), section: section)
    }
  }
}
