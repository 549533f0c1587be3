import CollectionCore
import Foundation

// Filler rows are the empty rows below the last row of a plain table (`fillerRowHeight`).
extension UITableView {
  /// The left and right margin of rows, headers and footers, in points (measured, measurements.md 9.17).
  ///
  /// In cards it is the system margin of the view controller that contains the table. In the other styles rows preserve the
  /// margins of the table. It is at least 16 points in both.
  final var rowMargin: CGFloat {
    max(16, styleStorage == .insetGrouped ? Self.separatorMargin(below: self) : effectiveDirectionalMargins.leading)
  }

  /// The distance of accessories and editing controls from the edges of a row, in points (measured, measurements.md 9.17).
  /// In cards it is the margin of the table.
  final var accessoryMargin: CGFloat {
    styleStorage == .insetGrouped ? metrics.sideInset(width: bounds.width) : rowMargin
  }

  /// Passes changed margins to the visible rows, headers and footers.
  final func updateRowMargins() {
    let needsUpdate = liveElements.values.lazy.compactMap { [self] element -> Bool? in
      if let context = element.cell?.context {
        return context.rowMargin != rowMargin || context.accessoryMargin != accessoryMargin
      }
      return (element.view as? UITableViewHeaderFooterView).map { $0.context.textMargin != rowMargin }
    }
    // All elements have the margins of the same layout.
    if needsUpdate.first == true { layoutChanged() }
  }

  /// Returns the trailing margin of separators, in points. This is the system margin of the view controller that
  /// contains a responder, or 8 if there is no view controller.
  static func separatorMargin(below responder: UIResponder?) -> CGFloat {
    var chain = ResponderChain(from: responder)
    while let responder = chain.next() {
      if let controller = responder as? UIViewController { return controller.systemMinimumLayoutMargins.trailing }
    }
    return 8
  }

  /// Applies changed properties of separators to the rows, and to the filler rows in the next layout pass.
  final func separatorsDidChange() {
    layoutChanged()
    if fillerRows != nil { setNeedsLayout() }
  }

  /// Shows filler rows from `top`, the end of the content, to the end of the visible area, or hides them if they are not
  /// needed.
  final func positionFillerRows(top: CGFloat) {
    let extent = bounds.maxY - top
    let isShown =
      styleStorage == .plain && fillerRowHeight != 0 && separatorStyle != .none && tableFooterView == nil
    guard isShown, extent > 0 else {
      if let fillerRows, !fillerRows.isHidden { fillerRows.isHidden = true }
      return
    }
    let view = fillerRows ?? makeFillerRows(top)
    let row = CGSize(width: bounds.width, height: fillerRowHeight > 0 ? fillerRowHeight : automaticFillerHeight)
    view.update(row: row, extent: extent, insets: fillerInsets, color: separatorColor ?? SeparatorView.rowColor)
    let frame = CGRect(origin: CGPoint(x: 0, y: top), size: row)
    if view.isHidden {
      view.isHidden = false
      UIView.withoutAnimation { view.frame = frame }
    } else if view.frame != frame {
      view.frame = frame
    }
  }

  private func makeFillerRows(_ top: CGFloat) -> TableFillerRows {
    let view = TableFillerRows()
    view.isHidden = true
    fillerRows = view
    UIView.withoutAnimation { insertSubview(view, at: firstElementIndex) }
    return view
  }

  /// The height of the last row, in points. While the end of the content is visible, the last visible row is the last
  /// row of the table.
  private var automaticFillerHeight: CGFloat {
    let lastRowKey = liveElements.values.lazy.filter { $0.isRow && $0.update == nil }.map(\.key).max()
    if let lastRowKey, let height = loadedHeights.extent(of: lastRowKey)?.height, height > 0 { return height }
    return rowHeight > 0 ? rowHeight : metrics.rowHeight
  }

  private var fillerInsets: NSDirectionalEdgeInsets {
    let safeArea = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let automatic = NSDirectionalEdgeInsets(
      top: 0, leading: (isRightToLeft ? safeArea.right : safeArea.left) + rowMargin,
      bottom: 0,
      trailing: (isRightToLeft ? safeArea.left : safeArea.right) + Self.separatorMargin(below: self))
    guard let inset = customSeparatorInset else { return automatic }
    let baseInsets = separatorInsetReference == .fromAutomaticInsets ? automatic : .zero
    return NSDirectionalEdgeInsets(
      top: 0, leading: baseInsets.leading + inset.left, bottom: 0, trailing: baseInsets.trailing + inset.right)
  }
}
