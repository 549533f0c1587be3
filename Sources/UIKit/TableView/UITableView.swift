import Foundation

/// Shows rows in one column, in sections, and keeps views only for those that are visible.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  final let styleStorage: Style

  /// A table with that frame, in its superview's coordinates, and style.
  public init(frame: CGRect, style: Style) {
    styleStorage = style
    super.init(frame: frame)
  }
  /// Decodes what `UIView` decodes: an empty plain table.
  public required init?(coder: NSCoder) {
    styleStorage = .plain
    super.init(coder: coder)
  }

  /// How sections look.
  open var style: Style { styleStorage }
}
