import Foundation

/// Methods that compute and apply the geometry of the columns.
extension UISplitViewController {
  /// Indicates whether the primary column is on the right side.
  final var isPrimaryRight: Bool {
    let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (primaryEdge == .leading) == isRightToLeft
  }

  /// Returns the geometry of the columns for a display mode and a size of the view.
  final func makeLayout(_ mode: DisplayMode, size: CGSize) -> SplitLayout {
    var safeArea: UIEdgeInsets = view.safeAreaInsets
    if isPrimaryRight { (safeArea.left, safeArea.right) = (safeArea.right, safeArea.left) }
    let resolvedLayout = resolver(width: size.width, isCompact: false)
      .normalized(SplitModeResolver.mode(requestedMode, with: requestedBehavior))
    return SplitLayout(
      SplitLayout.Input(
        style: style, mode: mode, requestsTwoOverlays: mode == .twoOverSecondary && resolvedLayout == .twoOverSecondary,
        floats: primaryBackgroundStyle == .sidebar, isMirrored: isPrimaryRight,
        showsInspector: showsInspector && columns.controllers[.inspector] != nil, present: Set(columns.present),
        size: size,
        safeArea: safeArea,
        scale: max(1, traitCollection.displayScale), widths: widths))
  }

  /// Positions the views of the columns for the shown display mode. During a drag, the frames are between those of two modes.
  final func layoutColumns() {
    guard hasInstalledColumns, isViewLoaded else { return }
    if collapsed { return layoutCollapsed() }
    let bounds: CGRect = view.bounds
    let newLayout = makeLayout(shownMode, size: bounds.size)
    layout = newLayout
    let target = drag?.target ?? newLayout
    let progress = drag?.progress ?? 0
    for column in [.secondary, .inspector, .supplementary, .primary] as [Column] {
      guard let container = columns.container(of: column), container.parentStorage === self,
        let frame = newLayout.frame(of: column, toward: target, progress)
      else {
        columns.existingView(of: column)?.isHidden = true
        continue
      }
      let columnView = columns.view(of: column)
      columnView.show(container.view)
      if columnView.superview == nil { view.addSubview(columnView) }
      let isVisible =
        newLayout.visible.contains(column) || target.visible.contains(column) || disappearingColumns.contains(column)
      columnView.isHidden = !isVisible
      if column == .primary { style(columnView, container) }
      // A hidden column keeps its size (measured on UIKit, case `split-frame-triple-fraction` of Tests/Oracle).
      let keepsSize = !newLayout.visible.contains(column) && drag == nil && !columnView.bounds.isEmpty
      columnView.frame =
        keepsSize
        ? CGRect(origin: frame.origin, size: CGSize(width: columnView.bounds.width, height: frame.height)) : frame
      if isVisible { columnView.layoutIfNeeded() }
      if newLayout.visible.contains(column) { container.setBarInsets(newLayout.insets[column] ?? .zero) }
      setSizeClass(column == .secondary ? .regular : .compact, of: container)
    }
    accessoryViews.layout(self, newLayout, target, progress)
    order(newLayout)
    updateButtons()
  }

  private func style(_ columnView: SplitColumnView, _ container: UIViewController) {
    let floats = primaryBackgroundStyle == .sidebar && !collapsed
    columnView.floats = floats
    // The bar of a floating column is at its top edge (measured on UIKit, case split-double-sidebar-beside: the
    // content's safe area is the 54 points of the bar).
    (container as? UINavigationController)?.setBarTop(floats ? 0 : nil)
  }

  /// Moves the columns that are in front of the secondary column in front of the dimming view.
  private func order(_ layout: SplitLayout) {
    let isSupplementaryOver = layout.overlaid.contains(.supplementary)
    var orderedViews: [UIView] = [.secondary, .inspector].compactMap { columns.existingView(of: $0) }
    let supplementary = [columns.existingView(of: .supplementary)].compactMap { $0 }
    orderedViews +=
      isSupplementaryOver ? [accessoryViews.dimming] + supplementary : supplementary + [accessoryViews.dimming]
    orderedViews += [columns.existingView(of: .primary)].compactMap { $0 } + accessoryViews.dividers
    orderedViews = orderedViews.filter { $0.superview === view }
    // Other subviews are the application's. These views are ignored, because otherwise each layout would request
    // another layout.
    let currentViews = view.subviews.filter { subview in orderedViews.contains { $0 === subview } }
    guard !currentViews.elementsEqual(orderedViews, by: ===) else { return }
    for view in orderedViews { self.view.bringSubviewToFront(view) }
  }

  /// Positions the view of the only child of a collapsed interface.
  final func layoutCollapsed() {
    layout = nil
    guard let base = baseColumn, let container = columns.container(of: base), container.parentStorage === self else {
      return
    }
    let columnView = columns.view(of: base)
    columnView.floats = false
    (container as? UINavigationController)?.setBarTop(nil)
    if columnView.superview == nil { view.addSubview(columnView) }
    columnView.show(container.view)
    columnView.isHidden = false
    columnView.frame = view.bounds
    columnView.layoutIfNeeded()
    container.setBarInsets(.zero)
    setSizeClass(nil, of: container)
    for column in [.primary, .supplementary, .secondary, .compact, .inspector] as [Column] where column != base {
      columns.existingView(of: column)?.isHidden = true
    }
    accessoryViews.hide()
    updateButtons()
  }

  // MARK: Widths

  final func widthsChanged() { viewIfLoaded?.setNeedsLayout() }

  /// Sets one of the preferred, minimum or maximum widths. Reports an error and changes nothing if the width is negative
  /// or not a number.
  final func setWidth(
    _ value: CGFloat, _ path: WritableKeyPath<SplitWidths, CGFloat>, _ name: String,
    most: CGFloat = .greatestFiniteMagnitude
  ) {
    let isUsed = !name.contains("Supplementary") || style == .tripleColumn
    guard isUsed else {
      Diagnostics.report(
        "\(self).\(name) is unsupported for the style \(style); create the split view controller with "
          + "init(style: .tripleColumn)")
      return
    }
    guard value == Self.automaticDimension || (value >= 0 && value <= most) else {
      Diagnostics.report(
        "\(self).\(name) is \(value); set a number from 0\(most == 1 ? " to 1" : ""), or automaticDimension")
      return
    }
    widths[keyPath: path] = value
    if name.contains("Primary") { widths.primary.dragged = nil }
    if name.contains("Supplementary") { widths.supplementary.dragged = nil }
  }

  /// Returns the width of a column. The width takes account of changed preferences that have not been laid out yet.
  final func currentWidth(of column: Column) -> CGFloat {
    let standard =
      column == .primary ? SplitWidths.standardPrimary(style) : SplitWidths.standardSupplementary
    guard hasInstalledColumns, isViewLoaded else { return standard }
    let size: CGSize = view.bounds.size
    if collapsed { return size.width }
    return makeLayout(shownMode, size: size).widths[column] ?? standard
  }

  /// Returns the size of a column for a size of the split view. Returns nil if the view controller is not the container
  /// of a column.
  final func sizeOfColumn(_ container: any UIContentContainer, _ size: CGSize) -> CGSize? {
    guard hasInstalledColumns, let child = container as? UIViewController, child.parentStorage === self,
      let column = columns.column(of: child)
    else { return nil }
    if collapsed { return size }
    let mode = resolver(width: size.width, isCompact: false)
      .resolve(requestedMode, requestedBehavior, current: shownMode, on: .resize)
    return makeLayout(mode, size: size).frames[column]?.size
  }
}
