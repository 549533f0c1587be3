import CoreGraphics

/// The frames of the image, title, subtitle and indicator of a button with a configuration.
///
/// They are computed left to right and mirrored at the end for right-to-left.
struct ButtonContentLayout {
  struct Input {
    /// The size at which the image is drawn (`drawn`), and the size that is reserved for it (`counted`), in points. A
    /// symbol reserves the height of a line of text. The value is nil if there is no image.
    var image: (drawn: CGSize, counted: CGSize)?
    /// A closure that returns the size of the title for an available width in points, or `nil` if there is no title.
    var title: ((CGFloat) -> CGSize)?
    var subtitle: ((CGFloat) -> CGSize)?
    var indicator: CGSize?
    var placement: NSDirectionalRectEdge
    var imagePadding: CGFloat
    var titlePadding: CGFloat
    /// The horizontal position of the title and the subtitle within the width of the text. 0 means leading, 0.5
    /// centered and 1 trailing.
    var textAlignment: CGFloat
    /// The horizontal position of the content within the button, from 0 to 1, or `nil` to fill the width.
    var horizontal: CGFloat?
    var vertical: CGFloat?
    /// The insets of the content. `left` is the leading edge.
    var insets: UIEdgeInsets
    var scale: CGFloat
    var isRightToLeft = false
  }

  static let indicatorPadding: CGFloat = 5

  var image: CGRect?
  var title: CGRect?
  var subtitle: CGRect?
  var indicator: CGRect?
  /// The size of the content without the insets.
  private(set) var size = CGSize.zero

  /// Computes the layout for a button of a given size. If the width is infinite, only the natural `size` is computed.
  init(_ input: Input, in bounds: CGSize) {
    let isNatural = !bounds.width.isFinite
    let available = CGSize(
      width: isNatural ? .infinity : max(0, bounds.width - input.insets.left - input.insets.right),
      height: max(0, bounds.height - input.insets.top - input.insets.bottom))
    let isVertical = input.placement == .top || input.placement == .bottom
    let hasText = input.title != nil || input.subtitle != nil
    let indicatorWidth = input.indicator.map { $0.width + (hasText ? Self.indicatorPadding : 0) } ?? 0
    let counted = input.image?.counted ?? .zero
    let gap = input.image != nil && hasText ? input.imagePadding : 0
    let availableTextWidth = max(0, available.width - indicatorWidth - (isVertical ? 0 : counted.width + gap))
    let titleSize = input.title.map { Self.limited($0(availableTextWidth), availableTextWidth) } ?? .zero
    let subtitleSize = input.subtitle.map { Self.limited($0(availableTextWidth), availableTextWidth) } ?? .zero
    let between = input.title != nil && input.subtitle != nil ? input.titlePadding : 0
    var text = CGSize(
      width: max(titleSize.width, subtitleSize.width), height: titleSize.height + between + subtitleSize.height)
    let naturalSize =
      isVertical
      ? CGSize(width: max(text.width, counted.width), height: counted.height + gap + text.height)
      : CGSize(width: counted.width + gap + text.width, height: max(counted.height, text.height))
    size = CGSize(
      width: naturalSize.width + indicatorWidth, height: max(naturalSize.height, input.indicator?.height ?? 0))
    guard !isNatural else { return }

    func roundedDownToPixel(_ value: CGFloat) -> CGFloat { (value * input.scale + 1e-6).rounded(.down) / input.scale }
    var block = naturalSize
    if input.horizontal == nil {
      block.width = max(0, available.width - indicatorWidth)
      text.width = isVertical ? block.width : max(0, block.width - counted.width - gap)
    }
    let free = available.width - indicatorWidth - block.width
    let left = input.insets.left + roundedDownToPixel(free * (input.horizontal ?? 0))
    let top = input.insets.top + roundedDownToPixel((available.height - block.height) * (input.vertical ?? 0.5))

    var textOrigin = CGPoint(x: left, y: top)
    if let image = input.image {
      var slot = CGRect(origin: CGPoint(x: left, y: top), size: counted)
      switch input.placement {
      case .trailing:
        slot.origin.x = left + text.width + gap
        slot.origin.y = top + roundedDownToPixel((block.height - counted.height) / 2)
      case .top:
        slot.origin.x = left + roundedDownToPixel((block.width - counted.width) * input.textAlignment)
        textOrigin.y = top + counted.height + gap
      case .bottom:
        slot.origin.x = left + roundedDownToPixel((block.width - counted.width) * input.textAlignment)
        slot.origin.y = top + text.height + gap
      default:
        slot.origin.y = top + roundedDownToPixel((block.height - counted.height) / 2)
        textOrigin.x = left + counted.width + gap
      }
      self.image = CGRect(
        x: slot.minX + roundedDownToPixel((slot.width - image.drawn.width) / 2),
        y: slot.minY + roundedDownToPixel((slot.height - image.drawn.height) / 2), width: image.drawn.width,
        height: image.drawn.height)
    }
    if isVertical { textOrigin.x = left + roundedDownToPixel((block.width - text.width) * input.textAlignment) }
    if !isVertical { textOrigin.y = top + roundedDownToPixel((block.height - text.height) / 2) }
    if input.title != nil {
      title = CGRect(
        x: textOrigin.x + roundedDownToPixel((text.width - titleSize.width) * input.textAlignment), y: textOrigin.y,
        width: titleSize.width, height: titleSize.height)
    }
    if input.subtitle != nil {
      subtitle = CGRect(
        x: textOrigin.x + roundedDownToPixel((text.width - subtitleSize.width) * input.textAlignment),
        y: textOrigin.y + titleSize.height + between, width: subtitleSize.width, height: subtitleSize.height)
    }
    if let size = input.indicator {
      indicator = CGRect(
        x: left + block.width + indicatorWidth - size.width,
        y: input.insets.top + roundedDownToPixel((available.height - size.height) * (input.vertical ?? 0.5)),
        width: size.width,
        height: size.height)
    }
    if input.isRightToLeft { mirror(in: bounds.width) }
  }

  private static func limited(_ size: CGSize, _ width: CGFloat) -> CGSize {
    CGSize(width: min(size.width, width), height: size.height)
  }

  private mutating func mirror(in width: CGFloat) {
    func turned(_ rect: CGRect?) -> CGRect? {
      rect.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    }
    image = turned(image)
    title = turned(title)
    subtitle = turned(subtitle)
    indicator = turned(indicator)
  }
}
