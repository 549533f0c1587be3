import CoreGraphics
import Foundation

/// A cell of a table or collection view, with the properties that focus and type selection require.
@MainActor
protocol ItemFocusCell: FocusCell {
  /// The index path of the item that the cell shows or is prefetched for, or `nil` if there is none.
  var itemPath: IndexPath? { get }
  var contentView: UIView { get }
  var contentConfiguration: (any UIContentConfiguration)? { get }
}

extension ItemFocusCell {
  var showsItem: Bool { itemPath != nil }
  var contentRadius: CGFloat { contentView.layer.cornerRadius }

  /// The text of the cell for type selection. This is the accessibility label, the text of the content configuration or
  /// the text of the first label, whichever exists first. The value is `nil` if the cell has none of them.
  var typeAheadText: String? {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    if let list = contentConfiguration as? UIListContentConfiguration, let text = list.text { return text }
    return Self.firstText(in: contentView)
  }

  private static func firstText(in view: UIView) -> String? {
    if let label = view as? UILabel, let text = label.text, !text.isEmpty { return text }
    for child in view.subviewList where !child.isHidden {
      if let text = firstText(in: child) { return text }
    }
    return nil
  }
}
