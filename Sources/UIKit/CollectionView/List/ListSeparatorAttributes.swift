import Foundation

/// The layout attributes of a separator, or of the background behind a list.
final class ListSeparatorAttributes: UICollectionViewLayoutAttributes {
  @exclusivity(unchecked) nonisolated(unsafe) var separator: ListSeparator?
  @exclusivity(unchecked) nonisolated(unsafe) var color: UIColor?

  nonisolated override func copy(with zone: NSZone? = nil) -> Any {
    let twin = super.copy(with: zone)
    (twin as? ListSeparatorAttributes)?.separator = separator
    (twin as? ListSeparatorAttributes)?.color = color
    return twin
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? ListSeparatorAttributes else { return false }
    return other.separator == separator && other.color == color
  }
}

/// A separator, which is a subview of the collection view itself (measured on iOS 26.1), or the background behind a
/// list among other sections.
final class ListSeparatorView: UICollectionReusableView {
  static let kinds = [
    ListSeparator.topKind, ListSeparator.bottomKind, UICollectionViewCompositionalLayout.listBackgroundKind,
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    showColor(layoutAttributes as? ListSeparatorAttributes)
  }

  /// Sets the color, which for a separator depends on whether the rows on both sides are selected.
  func showColor(_ attributes: ListSeparatorAttributes?) {
    guard let attributes else { return }
    if let separator = attributes.separator {
      let isBetween = (superview as? UICollectionView)?.isBetweenSelected(attributes.values.key) ?? false
      backgroundColor = isBetween ? separator.multipleSelectionColor : separator.color
    } else {
      backgroundColor = attributes.color
    }
  }
}
