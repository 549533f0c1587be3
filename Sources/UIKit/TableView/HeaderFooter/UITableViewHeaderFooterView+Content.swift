import CoreGraphics
import Foundation

// Measured on iOS 26.1 (table-cases.json): titles have a semibold font of 17 points in headers, and a font of 13 points in
// footers. `TableMetrics.titlePadding` determines their positions.
extension UITableViewHeaderFooterView: ConfiguredView {
  final func adoptContentView() {
    content.frame = bounds
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    prepareContent(content)
    addSubview(content)
  }

  private func prepareContent(_ view: UIView) {
    view.insetsLayoutMarginsFromSafeArea = false
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  }

  final func contextDidChange(from oldContext: TableSectionContext) {
    if context.style != oldContext.style || context.isHeader != oldContext.isHeader {
      if let label { styleLabel(label) }
    }
    setNeedsUpdateConfiguration()
  }

  // MARK: Title

  final func ensureLabel() -> UILabel {
    if let label { return label }
    let newLabel = UILabel(frame: .zero)
    newLabel.adjustsFontForContentSizeCategory = true
    newLabel.numberOfLines = context.isHeader && context.style == .plain ? 1 : 0
    content.addSubview(newLabel)
    styleLabel(newLabel)
    label = newLabel
    return newLabel
  }

  final func ensureDetailLabel() -> UILabel? {
    guard context.style != .plain, context.isHeader else { return nil }
    if let detailLabel { return detailLabel }
    let newLabel = UILabel(frame: .zero)
    AppearanceCatalog.withRecordingSuspended {
      newLabel.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: .current)
      newLabel.textColor = .secondaryLabel
      newLabel.numberOfLines = 0
    }
    newLabel.adjustsFontForContentSizeCategory = true
    content.addSubview(newLabel)
    detailLabel = newLabel
    return newLabel
  }

  private func styleLabel(_ label: UILabel) {
    AppearanceCatalog.withRecordingSuspended {
      label.font = .preferredFont(forTextStyle: context.isHeader ? .headline : .footnote, compatibleWith: .current)
      label.textColor = context.style == .plain && context.isHeader ? .label : .secondaryLabel
    }
  }

  /// The distances from a title to the top and the bottom of the view, in points.
  private var verticalPadding: (top: CGFloat, bottom: CGFloat) {
    TableMetrics.titlePadding(
      isHeader: context.isHeader, style: context.style, scale: traitCollection.displayScale)
  }

  private var textMargin: CGFloat { owner?.rowMargin ?? 16 }

  private func hasText(_ label: UILabel?) -> Bool { !(label?.text ?? "").isEmpty }

  final func positionTitle() {
    let sideInset = context.sideInset
    let safeArea = context.insetsContentToSafeArea ? safeAreaInsets : UIEdgeInsets.zero
    let availableRect = CGRect(
      x: sideInset + safeArea.left, y: 0, width: max(0, bounds.width - 2 * sideInset - safeArea.left - safeArea.right),
      height: bounds.height)
    if content.frame != availableRect { content.frame = availableRect }
    guard contentStorage == nil, label != nil || detailLabel != nil else { return }
    let margin = textMargin
    let width = max(0, availableRect.width - 2 * margin)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func position(_ label: UILabel, _ size: CGSize, _ y: CGFloat) {
      let usedWidth = min(width, size.width)
      let x = isRightToLeft ? availableRect.width - margin - usedWidth : margin
      let frame = CGRect(x: x, y: y, width: usedWidth, height: size.height)
      if label.frame != frame { label.frame = frame }
    }
    func measured(_ label: UILabel?) -> CGSize {
      hasText(label) ? label?.sizeThatFits(CGSize(width: width, height: .infinity)) ?? .zero : .zero
    }
    let title = measured(label)
    let detailSize = measured(detailLabel)
    let padding = verticalPadding
    // The text of a footer is aligned with the top of the view, the text of a header with the bottom.
    let y = context.isHeader ? bounds.height - padding.bottom - detailSize.height - title.height : padding.top
    if let label { position(label, title, y) }
    if let detailLabel { position(detailLabel, detailSize, y + title.height) }
  }

  /// Returns the width of the view with its texts on as few lines as the available width permits, in points, or nil if
  /// it shows no texts of its own.
  final func titleWidth(in availableWidth: CGFloat) -> CGFloat? {
    guard contentStorage == nil else { return nil }
    let insets = 2 * (context.sideInset + textMargin)
    let widths = [label, detailLabel].filter { hasText($0) }.compactMap {
      $0?.sizeThatFits(CGSize(width: max(0, availableWidth - insets), height: .infinity)).width
    }
    return widths.max().map { $0 + insets }
  }

  final func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    windowStorage?.updatePendingTraits()
    if isConfigurationDirty { updateConfigurationIfNeeded() }
    let sideInsets = 2 * context.sideInset
    let availableSize = CGSize(width: max(0, target.width - sideInsets), height: target.height)
    if contentStorage != nil {
      let size = content.systemLayoutSizeFitting(
        availableSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return CGSize(width: size.width + sideInsets, height: size.height)
    }
    let width = max(0, availableSize.width - 2 * textMargin)
    let texts = [label, detailLabel].filter { hasText($0) }.compactMap {
      $0?.sizeThatFits(CGSize(width: width, height: .infinity)).height
    }
    if texts.isEmpty,
      let size = content.sizeFittingConstraints(availableSize, horizontal: horizontal, vertical: vertical)
    {
      return CGSize(width: size.width + sideInsets, height: size.height)
    }
    return CGSize(width: target.width, height: texts.reduce(0, +) + verticalPadding.top + verticalPadding.bottom)
  }

  // MARK: Configurations

  final func updateSubviews(for state: UIViewConfigurationState) {}

  final func updateBackground(for state: UIViewConfigurationState) {
    if automaticallyUpdatesBackgroundConfiguration, let configuration = backgroundStorage {
      backgroundStorage = configuration.updated(for: state)
    }
    showBackground(for: state)
  }

  final func callUpdateHandler(_ state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

  final func prepareContent(_ view: UIView, replacing oldView: UIView) {
    if view is CellContentView { prepareContent(view) }
    (label, detailLabel) = (nil, nil)
    view.frame = oldView.frame
  }

  final func contentViewWasReplaced() { owner?.intrinsicSizeDidChange(of: self, byConstraints: false) }

  final func showBackground(for state: UIViewConfigurationState) {
    var configuration = backgroundStorage
    if configuration == nil, backgroundView == nil, backgroundColor == nil {
      configuration = defaultBackgroundConfiguration().updated(for: state)
    }
    showBackground(configuration, corners: nil)
  }

  final func replaceBackground(_ oldView: UIView?) {
    oldView?.removeFromSuperview()
    if let view = backgroundView {
      backgroundStorage = nil
      UIView.withoutAnimation {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
      }
    }
    setNeedsUpdateConfiguration()
  }

  /// Measures the view again if necessary after the constraints inside the content view were solved again.
  final func contentWasLaidOut() { owner?.intrinsicSizeDidChange(of: self, byConstraints: true) }
}
