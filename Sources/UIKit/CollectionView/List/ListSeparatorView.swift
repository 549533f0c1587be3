import Foundation

/// A view that shows a separator, or the background behind a list if the layout also contains other sections.
/// Separators are subviews of the collection view itself, as in UIKit (measured on iOS 26.1).
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

  /// Sets the color of the separator or background. A separator between two selected rows has a color that differs from
  /// the configured one.
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
