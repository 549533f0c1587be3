import CoreGraphics

/// The labels and the image view that a cell style consists of. Each view is created when it is first accessed.
@MainActor
final class ClassicCellContent {
  private let style: UITableViewCell.CellStyle
  private unowned let content: UIView
  private(set) var title: UILabel?
  private(set) var detail: UILabel?
  private(set) var image: UIImageView?

  init(_ style: UITableViewCell.CellStyle, in content: UIView) {
    self.style = style
    self.content = content
  }

  /// Indicates whether at least one of the views was created.
  var isUsed: Bool { title != nil || detail != nil || image != nil }

  func needTitle() -> UILabel {
    if let title { return title }
    let label = label(style == .value2 ? .subheadline : .body, style == .value2 ? content.tintColor : .label)
    if style == .value2 { label.textAlignment = .right }
    title = label
    return label
  }

  func needDetail() -> UILabel? {
    guard style != .default else { return nil }
    if let detail { return detail }
    let textStyle: UIFont.TextStyle =
      switch style {
      case .default, .value1: .body
      case .value2, .subtitle: .subheadline
      }
    let label = label(textStyle, style == .value1 ? .secondaryLabel : .label)
    detail = label
    return label
  }

  func needImage() -> UIImageView {
    if let image { return image }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    view.clipsToBounds = true
    content.addSubview(view)
    image = view
    return view
  }

  private func label(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel(frame: .zero)
    AppearanceCatalog.suspended {
      label.font = .preferredFont(forTextStyle: style)
      label.textColor = color
    }
    label.adjustsFontForContentSizeCategory = true
    content.addSubview(label)
    return label
  }

  /// Updates the highlighted state of the labels and the image view. They are highlighted while the cell is selected or
  /// highlighted.
  func show(isHighlighted: Bool) {
    title?.isHighlighted = isHighlighted
    detail?.isHighlighted = isHighlighted
    image?.isHighlighted = isHighlighted
  }

  /// Returns the layout of the labels and the image for a size of the content view, in points. `left` and `right` are
  /// the margins of a left-to-right layout; `body` is the point size of the body text style.
  func layout(in size: CGSize, left: CGFloat, right: CGFloat, body: CGFloat) -> ClassicCellLayout {
    func measure(_ label: UILabel?) -> ((CGFloat) -> CGSize)? {
      guard let label, !(label.text ?? "").isEmpty else { return nil }
      return { label.sizeThatFits(CGSize(width: $0, height: .infinity)) }
    }
    return ClassicCellLayout(
      ClassicCellLayout.Input(
        style: style, image: image?.image?.size, title: measure(title), detail: measure(detail), leftMargin: left,
        rightMargin: right, body: body), in: size)
  }

  /// Sets the frames of the labels and the image view.
  func place(_ layout: ClassicCellLayout, isRightToLeft: Bool) {
    let width = content.bounds.width
    func set(_ view: UIView?, _ frame: CGRect?) {
      guard let view else { return }
      var frame = frame ?? .zero
      if isRightToLeft { frame.origin.x = width - frame.maxX }
      if view.frame != frame { view.frame = frame }
    }
    set(title, layout.title)
    set(detail, layout.detail)
    set(image, layout.image)
  }
}
