import CoreGraphics
import Foundation

/// A cell of an item view, as the focus sees it.
@MainActor
protocol ItemFocusCell: FocusCell {
  /// The index path of the item that the cell shows or is prepared for.
  var itemPath: IndexPath? { get }
  var contentView: UIView { get }
  var contentConfiguration: (any UIContentConfiguration)? { get }
}

extension ItemFocusCell {
  var showsItem: Bool { itemPath != nil }
  var contentRadius: CGFloat { contentView.layer.cornerRadius }

  /// What the cell is called when the user types to find it: its accessibility label, else the text of its content
  /// configuration, else that of its first label.
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
