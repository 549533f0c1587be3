import CoreGraphics

/// The labels and the image view that a cell style consists of. Each view is created when it is first accessed.
@MainActor
final class ClassicCellContent {
  private let style: UITableViewCell.CellStyle
  private unowned let content: UIView
  private(set) var titleLabel: UILabel?
  private(set) var detailLabel: UILabel?
  private(set) var imageView: UIImageView?

  init(_ style: UITableViewCell.CellStyle, in content: UIView) {
    self.style = style
    self.content = content
  }

  /// Indicates whether at least one of the views was created.
  var isUsed: Bool { titleLabel != nil || detailLabel != nil || imageView != nil }

  func ensureTitleLabel() -> UILabel {
    if let titleLabel { return titleLabel }
    let label = makeLabel(style == .value2 ? .subheadline : .body, style == .value2 ? content.tintColor : .label)
    if style == .value2 { label.textAlignment = .right }
    titleLabel = label
    return label
  }

  func ensureDetailLabel() -> UILabel? {
    guard style != .default else { return nil }
    if let detailLabel { return detailLabel }
    let textStyle: UIFont.TextStyle =
      switch style {
      case .default, .value1: .body
      case .value2, .subtitle: .subheadline
      }
    let label = makeLabel(textStyle, style == .value1 ? .secondaryLabel : .label)
    detailLabel = label
    return label
  }

  /// Returns the image view, or nil for the style without one (bcylin/QuickTableViewController on GitHub tests it on iOS).
  func ensureImageView() -> UIImageView? {
    if imageView != nil || style == .value2 { return imageView }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    view.clipsToBounds = true
    content.addSubview(view)
    imageView = view
    return view
  }

  private func makeLabel(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel(frame: .zero)
    AppearanceCatalog.withRecordingSuspended {
      label.font = .preferredFont(forTextStyle: style, compatibleWith: .current)
      label.textColor = color
    }
    label.adjustsFontForContentSizeCategory = true
    content.addSubview(label)
    return label
  }

  /// Updates the highlighted state of the labels and the image view. These views are highlighted while the cell is selected or
  /// highlighted.
  func show(isHighlighted: Bool) {
    titleLabel?.isHighlighted = isHighlighted
    detailLabel?.isHighlighted = isHighlighted
    imageView?.isHighlighted = isHighlighted
  }

  /// Returns the layout of the labels and the image for a size of the content view, in points. `left` and `right` are
  /// the margins of a left-to-right layout. `bodyPointSize` is the point size of the body text style.
  func layout(in size: CGSize, left: CGFloat, right: CGFloat, bodyPointSize: CGFloat) -> ClassicCellLayout {
    func measure(_ label: UILabel?) -> ((CGFloat) -> CGSize)? {
      guard let label, !(label.text ?? "").isEmpty else { return nil }
      return { label.sizeThatFits(CGSize(width: $0, height: .infinity)) }
    }
    return ClassicCellLayout(
      ClassicCellLayout.Input(
        style: style, image: imageView?.image?.size, title: measure(titleLabel), detail: measure(detailLabel),
        leftMargin: left,
        rightMargin: right, bodyPointSize: bodyPointSize), in: size)
  }

  /// Sets the frames of the labels and the image view.
  func applyLayout(_ layout: ClassicCellLayout, isRightToLeft: Bool) {
    let width = content.bounds.width
    func setFrame(_ view: UIView?, _ frame: CGRect?) {
      guard let view else { return }
      var frame = frame ?? .zero
      if isRightToLeft { frame.origin.x = width - frame.maxX }
      if view.frame != frame { view.frame = frame }
    }
    setFrame(titleLabel, layout.title)
    setFrame(detailLabel, layout.detail)
    setFrame(imageView, layout.image)
  }
}
