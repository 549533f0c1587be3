import CoreGraphics

/// The frames of the title and the image of a button without a configuration. The image precedes the title.
@MainActor
struct ButtonStateLayout {
  let title: CGRect
  let image: CGRect

  init(_ button: UIButton, in area: CGRect) {
    let parts = button.parts
    var image = parts.imageSize(in: button)
    // An image that is larger than the button is scaled down to it, in each direction.
    let imageInsets = button.imageEdgeInsets
    image.width = min(image.width, max(0, area.width - imageInsets.left - imageInsets.right))
    image.height = min(image.height, max(0, area.height - imageInsets.top - imageInsets.bottom))
    let titleInsets = button.titleEdgeInsets
    let titleWidth = max(0, area.width - image.width - titleInsets.left - titleInsets.right)
    var title = parts.titleSize(fitting: titleWidth)
    title.width = min(title.width, titleWidth)
    let fillsX = button.contentHorizontalAlignment == .fill
    let fillsY = button.contentVerticalAlignment == .fill
    if fillsX {
      if title.width == 0 { image.width = area.width } else { title.width = max(0, area.width - image.width) }
    }
    if fillsY {
      title.height = title.width == 0 ? 0 : area.height
      if image.width > 0 { image.height = area.height }
    }
    let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let alignment = button.effectiveContentHorizontalAlignment
    let width = image.width + title.width
    let x: CGFloat
    switch alignment {
    case .left, .fill: x = area.minX
    case .right: x = area.maxX - width
    default: x = area.midX - width / 2
    }
    func y(_ height: CGFloat) -> CGFloat {
      switch button.contentVerticalAlignment {
      case .top, .fill: return area.minY
      case .bottom: return area.maxY - height
      default: return area.midY - height / 2
      }
    }
    // A part is aligned within the area without its insets. Centered, it therefore moves by half of their difference.
    func shifted(_ rectangle: CGRect, _ insets: UIEdgeInsets) -> CGRect {
      let dx =
        switch alignment {
        case .left, .fill: insets.left
        case .right: -insets.right
        default: (insets.left - insets.right) / 2
        }
      let dy =
        switch button.contentVerticalAlignment {
        case .top, .fill: insets.top
        case .bottom: -insets.bottom
        default: (insets.top - insets.bottom) / 2
        }
      return rectangle.offsetBy(dx: dx, dy: dy)
    }
    self.image = shifted(
      CGRect(x: isMirrored ? x + title.width : x, y: y(image.height), width: image.width, height: image.height),
      imageInsets)
    self.title = shifted(
      CGRect(x: isMirrored ? x : x + image.width, y: y(title.height), width: title.width, height: title.height),
      titleInsets)
  }

  /// Returns the natural size of a button, which is the size of the content plus `contentEdgeInsets`.
  ///
  /// A title alone has 6 points of space above and below it (33 points high with a font of 17 points). A title beside
  /// an image has no additional space (measured on UIKit, cases `button-system-title-110` and
  /// `button-system-image-title` of Tests/Oracle). A button without content is 30 points wide and as high as a button
  /// with a title.
  static func intrinsicSize(of button: UIButton) -> CGSize {
    let title = button.parts.titleSize
    let image = button.parts.imageSize(in: button)
    let insets = button.contentEdgeInsets
    if title.width == 0, image == .zero, insets == .zero {
      if let background = button.currentBackgroundImage { return background.size }
      let line = (button.parts.title?.font ?? button.titleFont).lineHeight.rounded(.up)
      return CGSize(width: 30, height: line + 12)
    }
    let isTitleAlone = insets == .zero && button.buttonType != .custom && image == .zero
    var size = CGSize(
      width: title.width + image.width + insets.left + insets.right,
      height: max(title.height + (isTitleAlone ? 12 : 0), image.height) + insets.top + insets.bottom)
    if let background = button.currentBackgroundImage {
      size.width = max(size.width, background.size.width)
      size.height = max(size.height, background.size.height)
    }
    return size
  }
}
