import Foundation

/// The layout attributes of a separator or of the background behind a list.
final class ListSeparatorAttributes: UICollectionViewLayoutAttributes {
  @exclusivity(unchecked) nonisolated(unsafe) var separator: ListSeparator?
  @exclusivity(unchecked) nonisolated(unsafe) var color: UIColor?

  nonisolated override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ListSeparatorAttributes)?.separator = separator
    (copy as? ListSeparatorAttributes)?.color = color
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? ListSeparatorAttributes else { return false }
    return other.separator == separator && other.color == color
  }
}
