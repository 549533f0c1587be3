import CollectionCore
import Foundation

/// A separator line above or below a row.
struct ListSeparator: Equatable {
  /// The inset of the separator's leading end in the row, in points, or `nil` to align that end with the row's content.
  let leading: CGFloat?
  let trailing: CGFloat?
  let color: UIColor
  let multipleSelectionColor: UIColor

  @MainActor static let thickness = SeparatorView.thickness
  static let topKind = ElementKind.decoration("UICollectionViewListSeparatorAbove")
  static let bottomKind = ElementKind.decoration("UICollectionViewListSeparatorBelow")

  /// Creates a separator. If `isWide` is `true`, automatic insets extend it from edge to edge.
  @MainActor
  init(_ configuration: UIListSeparatorConfiguration, _ insets: NSDirectionalEdgeInsets, isWide: Bool) {
    let automatic = UIListSeparatorConfiguration.automaticInsets
    leading = insets.leading == automatic.leading ? (isWide ? 0 : nil) : insets.leading
    trailing = insets.trailing == automatic.trailing ? (isWide ? 0 : nil) : insets.trailing
    color = configuration.color
    multipleSelectionColor = configuration.multipleSelectionColor
  }

  /// Returns the frame of the separator of a row. `row` is the frame of the row, and `content` contains the insets of its
  /// content, in points. `isTop` is `true` for the separator at the top of the row.
  @MainActor
  func frame(of row: CGRect, isTop: Bool, content: (leading: CGFloat, trailing: CGFloat)) -> CGRect {
    let (leading, trailing) = (leading ?? content.leading, trailing ?? content.trailing)
    return CGRect(
      x: row.minX + leading, y: isTop ? row.minY : row.maxY - Self.thickness,
      width: max(0, row.width - leading - trailing), height: Self.thickness)
  }
}
