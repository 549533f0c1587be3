import CollectionCore
import Foundation

// Views with estimated dimensions are measured one at a time, as in a flow layout. Each preferred size is stored until
// the next `prepare()` applies it. Items, headers and footers are measured; supplementary views of items keep their
// estimates.
extension UICollectionViewCompositionalLayout {
  /// Returns whether the width and the height of an element are determined by self-sizing.
  final func preferredAxes(of key: ElementKey) -> (width: Bool, height: Bool) {
    guard let solution, let element = element(of: key) else { return (false, false) }
    switch element {
    case .item(let section, let item):
      guard solution.sections.indices.contains(section),
        let location = solution.sections[section].groups.position(of: item)
      else { return (false, false) }
      let solvedItem = location.group.items[location.item]
      return (solvedItem.hasSelfSizingWidth, solvedItem.hasSelfSizingHeight)
    case .boundary(let section, let index):
      let size = solution.sections[section].input.boundaries[index].size
      return (size.width.isEstimated, size.height.isEstimated)
    case .globalBoundary(let index):
      let size = solution.globalBoundaries[index].size
      return (size.width.isEstimated, size.height.isEstimated)
    case .supplementary, .decoration: return (false, false)
    }
  }

  /// Returns the size of an element after its view's preferred attributes are applied, or `nil` if they do not change
  /// the size.
  final func preferredSizeChange(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> CGSize? {
    guard let solution else { return nil }
    let selfSizedAxes = preferredAxes(of: original.values.key)
    var size = original.size
    if selfSizedAxes.width { size.width = solution.rounded(preferred.size.width) }
    if selfSizedAxes.height { size.height = solution.rounded(preferred.size.height) }
    return size == original.size ? nil : size
  }

  /// Adds the preferred size of a view to an invalidation context, for the next `prepare()`.
  final func recordPreferredSize(
    for preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    context.keepsSolution = true
    let key = original.values.key
    let selfSizedAxes = preferredAxes(of: key)
    // The preferred size is used exactly. Only positions are rounded.
    let size = CGSize(
      width: selfSizedAxes.width ? preferred.size.width : original.size.width,
      height: selfSizedAxes.height ? preferred.size.height : original.size.height)
    context.pendingSizes[key] = size
    guard let solution, let element = element(of: key), solution.position(of: element) != nil else { return }
    adjust(context, growth: solution.growth(forPreferredSize: size, of: element), original, axis)
  }

  /// Applies the sizes in `pendingSizes` to the solution, which contains the frames of all elements.
  final func applyPreferredSizes() {
    let pendingSizes = pendingSizes
    self.pendingSizes = [:]
    guard var newSolution = solution else { return }
    solution = nil
    for (key, size) in pendingSizes {
      guard let element = Self.element(of: key, in: newSolution), newSolution.position(of: element) != nil else {
        continue
      }
      newSolution.setPreferredSize(size, of: element)
    }
    solution = newSolution
  }
}
