import CollectionCore
import Foundation

extension UICollectionViewFlowLayout {
  /// Whether sizes that the delegate said are kept through batches of updates, along with their items, so that it is asked
  /// for new and reloaded items only. Default false: as in UIKit every update asks it for all of them. Set it for long
  /// lists where an item's size depends on the item, not on its place. (Sizes that cells say themselves are always kept.)
  public var keepsItemSizesInUpdates: Bool {
    get { keepsSizes }
    set { keepsSizes = newValue }
  }

  /// Whether views say their sizes.
  final var isSelfSizing: Bool {
    estimatedItemSize != .zero || hasAutomaticItems || itemSize == Self.automaticSize
  }

  /// Items that say their size begin with the guess.
  final var plainSize: CGSize {
    if estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize { return estimatedItemSize }
    return itemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : itemSize
  }

  final func follows(_ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes)
    -> Bool
  {
    guard isSelfSizing, solution != nil else { return false }
    switch original.representedElementCategory {
    case .cell: return preferred.size != original.size
    case .supplementaryView:
      let isOurs = FlowKinds.section(original.values.key) != nil
      return isOurs && axis.main(preferred.size) > 0 && axis.main(preferred.size) != axis.main(original.size)
    case .decorationView: return false
    }
  }

  /// Fills the context for a view's wish.
  final func wish(
    for preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    let key = original.values.key
    context.wishes[key] = preferred.size
    guard let solution else { return }
    var next = solution
    apply(preferred.size, key, to: &next)
    adjust(context, growth: axis.main(next.contentSize) - axis.main(solution.contentSize), original, axis)
  }

  final func fulfilWishes() {
    let wishes = wishes
    self.wishes = [:]
    guard var next = solution else { return }
    solution = nil
    for (key, size) in wishes { apply(size, key, to: &next) }
    solution = next
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

/// The numbers of the two kinds of a flow layout.
enum FlowKinds {
  static let header = ElementKind.supplementary("UICollectionElementKindSectionHeader")
  static let footer = ElementKind.supplementary("UICollectionElementKindSectionFooter")

  /// The section of a header or footer; nil for anything else.
  static func section(_ key: ElementKey) -> Int? {
    guard key.kind == header || key.kind == footer, key.item == 0, key.section >= 0 else { return nil }
    return Int(key.section)
  }
}
