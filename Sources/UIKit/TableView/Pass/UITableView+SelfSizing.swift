import CollectionCore
import Foundation

// Views that say their heights are asked when they are made, and again when they say that something has changed.
extension UITableView {
  /// Asks for the height of an element that has just been made, and corrects the tree.
  final func fit(_ element: TableElement) {
    element.owesFitting = false
    guard let height = wantedHeight(of: element), let old = loadedHeights.span(element.key)?.height, height != old
    else {
      return
    }
    heights?.set(height, of: element.key)
  }

  /// What is said of an element's height, or what its view says; nil: it stays as it is.
  private func wantedHeight(of element: TableElement) -> CGFloat? {
    let asker = TableAsker(self)
    if element.isRow {
      let path = dataPath(element.path).itemIndex
      return asker.shownHeight(ofRow: path) ?? cellHeight(element)
    }
    if let said = asker.saidHeight(of: element.key) { return said }
    let section = element.section
    guard let view = element.view as? UITableViewHeaderFooterView, view.place.showsTitle else {
      return measured(element.view)
    }
    // A title: its lines, and the room around them.
    let line = element.isHeader ? metrics.headerLine : metrics.footerLine
    let side = 16 + metrics.sideInset(width: bounds.width) + safeAreaInsets.left
    let room = CGSize(width: max(1, bounds.width - 2 * side), height: .greatestFiniteMagnitude)
    let font = UIFont.preferredFont(
      forTextStyle: element.isHeader ? .headline : .footnote, compatibleWith: traitCollection)
    let title = view.textLabel?.text ?? ""
    let lines = title.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    let text = max(line, ceilToPixel(lines.height))
    return element.isHeader ? asker.titledHeader(section, text: text) : asker.titledFooter(text: text)
  }

  private func cellHeight(_ element: TableElement) -> CGFloat? { measured(element.view, least: 0) }

  /// The height at the width that the view has; nil where it has no room yet.
  private func measured(_ view: UIView, least: CGFloat = 0) -> CGFloat? {
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
        "size \(type(of: view))", "\(type(of: view)) in \(self) says that it is \(size.height) points high; taken as 44"
      )
      return TableMetrics.fixedRow
    }
    return max(least, ceilToPixel(size.height))
  }

  private func ceilToPixel(_ length: CGFloat) -> CGFloat { ((length / pixel) - 1e-6).rounded(.up) * pixel }

  /// Asks those again that owe it. What lies above what is seen takes the offset along.
  final func refitElements() {
    let owing = realized.values.filter { $0.owesFitting && $0.update == nil }
    guard !owing.isEmpty else { return }
    var changed = false
    for element in owing {
      element.owesFitting = false
      element.view.layoutIfNeeded()
      guard let height = wantedHeight(of: element), let span = loadedHeights.span(element.key), height != span.height
      else {
        element.fittings = 0
        continue
      }
      element.fittings += 1
      guard element.fittings < 32 else {
        reportOnce(
          "unsettled \(element.key)",
          "\(element.view) in \(self) says another height each time it is asked (\(height) now, \(span.height) before): it "
            + "is left as it is")
        continue
      }
      heights?.set(height, of: element.key)
      changed = true
    }
    if changed { takeContentSize() }
  }

  /// A cell, header or footer says that its natural size has changed.
  final func naturalSizeMayHaveChanged(of view: UIView, byConstraints: Bool) {
    switch selfSizingInvalidation {
    case .disabled: return
    case .enabled: if byConstraints { return }
    case .enabledIncludingConstraints: break
    }
    let element = (view as? UITableViewCell)?.element ?? (view as? UITableViewHeaderFooterView)?.element
    guard let element, realized[element.key] === element, session.isIdle else { return }
    element.owesFitting = true
    setNeedsLayout()
  }
}
