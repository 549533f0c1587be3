import CoreGraphics

/// The frames of the image, title, subtitle and indicator of a button with a configuration.
///
/// The frames are calculated for a left-to-right layout, and mirrored at the end in a right-to-left layout.
struct ButtonContentLayout {
  struct Input {
    /// The size at which the image is drawn (`drawnSize`), and the size that is reserved for it (`reservedSize`), in
    /// points. A symbol reserves the height of a line of text. The value is nil if there is no image.
    var image: (drawnSize: CGSize, reservedSize: CGSize)?
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
    var horizontalAlignment: CGFloat?
    var verticalAlignment: CGFloat?
    /// The insets of the content, in points. `left` is the inset at the leading edge.
    var insets: UIEdgeInsets
    var scale: CGFloat
    var isRightToLeft = false
  }

  static let indicatorPadding: CGFloat = 5

  var image: CGRect?
  var title: CGRect?
  var subtitle: CGRect?
  var indicator: CGRect?
  /// The size of the content without the insets, in points.
  private(set) var size = CGSize.zero

  /// Calculates the layout for a button of a given size. If the width is infinite, only the natural `size` is
  /// calculated.
  init(_ input: Input, in bounds: CGSize) {
    let isNatural = !bounds.width.isFinite
    let available = CGSize(
      width: isNatural ? .infinity : max(0, bounds.width - input.insets.left - input.insets.right),
      height: max(0, bounds.height - input.insets.top - input.insets.bottom))
    let isVertical = input.placement == .top || input.placement == .bottom
    let hasText = input.title != nil || input.subtitle != nil
    let indicatorWidth = input.indicator.map { $0.width + (hasText ? Self.indicatorPadding : 0) } ?? 0
    let reservedSize = input.image?.reservedSize ?? .zero
    let gap = input.image != nil && hasText ? input.imagePadding : 0
    let availableTextWidth = max(0, available.width - indicatorWidth - (isVertical ? 0 : reservedSize.width + gap))
    let titleSize = input.title.map { Self.limited($0(availableTextWidth), availableTextWidth) } ?? .zero
    let subtitleSize = input.subtitle.map { Self.limited($0(availableTextWidth), availableTextWidth) } ?? .zero
    let textSpacing = input.title != nil && input.subtitle != nil ? input.titlePadding : 0
    var textSize = CGSize(
      width: max(titleSize.width, subtitleSize.width), height: titleSize.height + textSpacing + subtitleSize.height)
    let naturalSize =
      isVertical
      ? CGSize(width: max(textSize.width, reservedSize.width), height: reservedSize.height + gap + textSize.height)
      : CGSize(width: reservedSize.width + gap + textSize.width, height: max(reservedSize.height, textSize.height))
    size = CGSize(
      width: naturalSize.width + indicatorWidth, height: max(naturalSize.height, input.indicator?.height ?? 0))
    guard !isNatural else { return }

    func roundedDownToPixel(_ value: CGFloat) -> CGFloat { (value * input.scale + 1e-6).rounded(.down) / input.scale }
    var contentSize = naturalSize
    if input.horizontalAlignment == nil {
      contentSize.width = max(0, available.width - indicatorWidth)
      textSize.width = isVertical ? contentSize.width : max(0, contentSize.width - reservedSize.width - gap)
    }
    let freeWidth = available.width - indicatorWidth - contentSize.width
    let left = input.insets.left + roundedDownToPixel(freeWidth * (input.horizontalAlignment ?? 0))
    let top =
      input.insets.top + roundedDownToPixel((available.height - contentSize.height) * (input.verticalAlignment ?? 0.5))

    var textOrigin = CGPoint(x: left, y: top)
    if let image = input.image {
      var imageSlot = CGRect(origin: CGPoint(x: left, y: top), size: reservedSize)
      switch input.placement {
      case .trailing:
        imageSlot.origin.x = left + textSize.width + gap
        imageSlot.origin.y = top + roundedDownToPixel((contentSize.height - reservedSize.height) / 2)
      case .top:
        imageSlot.origin.x = left + roundedDownToPixel((contentSize.width - reservedSize.width) * input.textAlignment)
        textOrigin.y = top + reservedSize.height + gap
      case .bottom:
        imageSlot.origin.x = left + roundedDownToPixel((contentSize.width - reservedSize.width) * input.textAlignment)
        imageSlot.origin.y = top + textSize.height + gap
      default:
        imageSlot.origin.y = top + roundedDownToPixel((contentSize.height - reservedSize.height) / 2)
        textOrigin.x = left + reservedSize.width + gap
      }
      self.image = CGRect(
        x: imageSlot.minX + roundedDownToPixel((imageSlot.width - image.drawnSize.width) / 2),
        y: imageSlot.minY + roundedDownToPixel((imageSlot.height - image.drawnSize.height) / 2),
        width: image.drawnSize.width,
        height: image.drawnSize.height)
    }
    if isVertical {
      textOrigin.x = left + roundedDownToPixel((contentSize.width - textSize.width) * input.textAlignment)
    }
    if !isVertical { textOrigin.y = top + roundedDownToPixel((contentSize.height - textSize.height) / 2) }
    if input.title != nil {
      title = CGRect(
        x: textOrigin.x + roundedDownToPixel((textSize.width - titleSize.width) * input.textAlignment), y: textOrigin.y,
        width: titleSize.width, height: titleSize.height)
    }
    if input.subtitle != nil {
      subtitle = CGRect(
        x: textOrigin.x + roundedDownToPixel((textSize.width - subtitleSize.width) * input.textAlignment),
        y: textOrigin.y + titleSize.height + textSpacing, width: subtitleSize.width, height: subtitleSize.height)
    }
    if let size = input.indicator {
      indicator = CGRect(
        x: left + contentSize.width + indicatorWidth - size.width,
        y: input.insets.top + roundedDownToPixel((available.height - size.height) * (input.verticalAlignment ?? 0.5)),
        width: size.width,
        height: size.height)
    }
    if input.isRightToLeft { mirror(in: bounds.width) }
  }

  private static func limited(_ size: CGSize, _ width: CGFloat) -> CGSize {
    CGSize(width: min(size.width, width), height: size.height)
  }

  private mutating func mirror(in width: CGFloat) {
    func mirrored(_ rect: CGRect?) -> CGRect? {
      rect.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    }
    image = mirrored(image)
    title = mirrored(title)
    subtitle = mirrored(subtitle)
    indicator = mirrored(indicator)
  }
}
