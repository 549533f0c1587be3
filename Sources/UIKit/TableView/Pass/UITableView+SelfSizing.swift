import CollectionCore
import Foundation

// Self-sizing views are measured when they are created, and again when their preferred size changes.
extension UITableView {
  /// Determines the height of a new element from its view, and updates the positions of the following elements.
  final func fit(_ element: TableElement) {
    element.needsFitting = false
    guard let height = requiredHeight(of: element), let oldHeight = loadedHeights.extent(of: element.key)?.height,
      height != oldHeight
    else {
      return
    }
    heights?.set(height, of: element.key)
  }

  /// Returns the explicit height of an element, or the height that its view requires, in points. Returns `nil` if the
  /// height does not change.
  private func requiredHeight(of element: TableElement) -> CGFloat? {
    let adapter = TableDelegateAdapter(self)
    if element.isRow {
      return adapter.shownHeight(ofRow: element.path.itemIndex) ?? cellHeight(element)
    }
    if let height = adapter.preferredHeight(of: element.key) { return height }
    let section = element.section
    guard let view = element.view as? UITableViewHeaderFooterView, view.context.showsTitle else {
      return measured(element.view)
    }
    // The height of a title consists of its lines and the paddings.
    let lineHeight = element.isHeader ? metrics.headerLineHeight : metrics.footerLineHeight
    let sideInset = rowMargin + metrics.sideInset(width: bounds.width) + safeAreaInsets.left
    let availableSize = CGSize(width: max(1, bounds.width - 2 * sideInset), height: .greatestFiniteMagnitude)
    let font = UIFont.preferredFont(
      forTextStyle: element.isHeader ? .headline : .footnote, compatibleWith: traitCollection)
    let title = view.textLabel?.text ?? ""
    let lines = title.boundingRect(
      with: availableSize, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    let isOneLine = view.textLabel?.numberOfLines == 1
    let textHeight = isOneLine ? lineHeight : max(lineHeight, ceilToPixel(lines.height))
    return element.isHeader
      ? adapter.titledHeaderHeight(section, textHeight: textHeight) : adapter.titledFooterHeight(textHeight: textHeight)
  }

  private func cellHeight(_ element: TableElement) -> CGFloat? { measured(element.view, minimum: 0) }

  /// Returns the height that a view requires at the current width, but at least `minimum`, in points. Returns `nil` if the
  /// width is 0.
  private func measured(_ view: UIView, minimum: CGFloat = 0) -> CGFloat? {
    let insets = view is UITableViewCell ? rowInsets : (left: 0, right: 0)
    let width = bounds.width - insets.left - insets.right
    guard width > 0 else { return nil }
    if view.bounds.width != width {
      UIView.withoutAnimation { view.frame.size.width = width }
    }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    guard size.height.isFinite, size.height >= 0 else {
      reportOnce(
        "size \(type(of: view))",
        "\(type(of: view)) in \(self) has the fitting height \(size.height), which must be finite and at least 0; "
          + "44 points is used instead. Check its constraints or systemLayoutSizeFitting(_:)")
      return TableMetrics.fixedRowHeight
    }
    return max(minimum, ceilToPixel(size.height))
  }

  private func ceilToPixel(_ length: CGFloat) -> CGFloat { ((length / pixel) - 1e-6).rounded(.up) * pixel }

  /// Determines the heights of elements that may have changed, and updates the layout.
  ///
  /// - Parameter isAnchored: `true` to keep a visible row at its position if `contentAnchoring` requires it, or `false`
  ///   if the caller determines the content offset.
  /// - Returns: `true` if any height has changed.
  @discardableResult
  final func refitElements(isAnchored: Bool) -> Bool {
    let pendingElements = liveElements.values.filter { $0.needsFitting && $0.update == nil }
    guard !pendingElements.isEmpty else { return false }
    let anchor =
      isAnchored && !itemScroll.isRunning
      ? scrollAnchor { key in pendingElements.contains { $0.key == key } } : nil
    var hasChanged = false
    for element in pendingElements {
      element.needsFitting = false
      element.view.layoutIfNeeded()
      guard let height = requiredHeight(of: element), let extent = loadedHeights.extent(of: element.key),
        height != extent.height
      else {
        element.fittingCount = 0
        continue
      }
      element.fittingCount += 1
      guard element.fittingCount < 32 else {
        reportOnce(
          "unsettled \(element.key)",
          "\(element.view) in \(self) returns a different height in each layout pass (\(height), previously "
            + "\(extent.height)). It keeps the height \(extent.height). Let its height depend only on its width and content"
        )
        continue
      }
      heights?.set(height, of: element.key)
      hasChanged = true
    }
    guard hasChanged else { return false }
    updateContentSize()
    resolveAnchor(anchor)
    return true
  }

  /// Requests that the next layout pass measures a cell, header or footer again, if `selfSizingInvalidation` requires it for this
  /// kind of change. `byConstraints` is `true` if constraints inside the view changed, and `false` if its intrinsic content size
  /// was invalidated.
  final func naturalSizeMayHaveChanged(of view: UIView, byConstraints: Bool) {
    switch selfSizingInvalidation {
    case .disabled: return
    case .enabled: if byConstraints { return }
    case .enabledIncludingConstraints: break
    }
    let element = (view as? UITableViewCell)?.element ?? (view as? UITableViewHeaderFooterView)?.element
    guard let element, liveElements[element.key] === element, session.isIdle else { return }
    element.needsFitting = true
    setNeedsLayout()
  }
}
