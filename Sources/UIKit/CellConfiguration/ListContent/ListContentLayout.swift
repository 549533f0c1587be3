import CoreGraphics

/// The frames of the image and the texts of a list content view. The calculation depends only on sizes and assumes a
/// left-to-right layout.
struct ListContentLayout {
  var image: CGRect?
  var text: CGRect?
  var secondary: CGRect?
  /// The size of the content including its margins, in points.
  var size = CGSize.zero

  struct Input {
    /// The size of the image and the size that is reserved for it, in points. The value is `nil` if there is no image.
    /// A reserved length of 0 means the length of the image.
    var image: (size: CGSize, reserved: CGSize)?
    /// A closure that returns the size of the text for an available width, in points, or `nil` if there is no text. For
    /// an infinite width, the closure returns the natural size.
    var text: ((CGFloat) -> CGSize)?
    var secondary: ((CGFloat) -> CGSize)?
    /// The distance of the text's first baseline from its top, in points.
    var baseline: CGFloat = 0
    var secondaryBaseline: CGFloat = 0
    var margins: UIEdgeInsets
    var imagePadding: CGFloat
    var horizontalPadding: CGFloat
    var verticalPadding: CGFloat
    var prefersSideBySide: Bool
    /// Indicates for each text whether its frame has the full available width. The alignment of a text is visible only
    /// in this case.
    var fillsWidth: (text: Bool, secondary: Bool)
    var scale: CGFloat
  }

  /// Calculates the layout for the size of a view's bounds, in points. An infinite width or height means that the
  /// length is not limited.
  init(_ input: Input, in bounds: CGSize) {
    let margins = input.margins
    var left = margins.left
    var height: CGFloat = 0
    if let (size, reserved) = input.image {
      // An image that is larger than its reserved size extends beyond it on both sides, so that the texts of all rows
      // are aligned.
      let width = reserved.width > 0 ? reserved.width : size.width
      let x = ((left + (width - size.width) / 2) * input.scale).rounded() / input.scale
      image = CGRect(origin: CGPoint(x: x, y: 0), size: size)
      height = reserved.height > 0 ? reserved.height : size.height
      left += width
      if input.text != nil || input.secondary != nil { left += input.imagePadding }
    }
    let availableWidth = max(0, bounds.width - left - margins.right)
    let textsSize = positionTexts(input, left: left, availableWidth: availableWidth)
    height = max(height, textsSize.height)
    size = CGSize(width: left + textsSize.width + margins.right, height: margins.top + height + margins.bottom)
    guard bounds.height.isFinite else { return }
    // The content is centered within the margins, rounded to whole pixels with halves downwards (a line of 20.5 points
    // in a row of 52 is at 16).
    let innerHeight = bounds.height - margins.top - margins.bottom
    func centeredY(_ length: CGFloat) -> CGFloat {
      ((margins.top + (innerHeight - length) / 2) * input.scale).rounded() / input.scale
    }
    if let frame = image { image?.origin.y = centeredY(frame.height) }
    let top = centeredY(textsSize.height)
    text?.origin.y += top
    secondary?.origin.y += top
  }

  /// Lays out the texts downwards from the y coordinate 0, and returns their total size.
  private mutating func positionTexts(_ input: Input, left: CGFloat, availableWidth: CGFloat) -> CGSize {
    guard let measure = input.text else {
      guard let secondarySize = input.secondary?(availableWidth) else { return .zero }
      secondary = CGRect(
        x: left, y: 0, width: input.fillsWidth.secondary ? availableWidth : min(availableWidth, secondarySize.width),
        height: secondarySize.height)
      return secondarySize
    }
    guard let measureSecondary = input.secondary else {
      let size = measure(availableWidth)
      text = CGRect(
        x: left, y: 0, width: input.fillsWidth.text ? availableWidth : min(availableWidth, size.width),
        height: size.height)
      return size
    }
    if input.prefersSideBySide {
      let textSize = measure(.infinity)
      let secondarySize = measureSecondary(.infinity)
      let neededWidth = textSize.width + input.horizontalPadding + secondarySize.width
      if neededWidth <= availableWidth {
        let commonBaseline = max(input.baseline, input.secondaryBaseline)
        text = CGRect(x: left, y: commonBaseline - input.baseline, width: textSize.width, height: textSize.height)
        let x =
          availableWidth.isFinite
          ? left + availableWidth - secondarySize.width : left + textSize.width + input.horizontalPadding
        secondary = CGRect(
          x: x, y: commonBaseline - input.secondaryBaseline, width: secondarySize.width, height: secondarySize.height)
        return CGSize(width: neededWidth, height: max(text?.maxY ?? 0, secondary?.maxY ?? 0))
      }
    }
    let textSize = measure(availableWidth)
    let secondarySize = measureSecondary(availableWidth)
    text = CGRect(
      x: left, y: 0, width: input.fillsWidth.text ? availableWidth : min(availableWidth, textSize.width),
      height: textSize.height)
    secondary = CGRect(
      x: left, y: textSize.height + input.verticalPadding,
      width: input.fillsWidth.secondary ? availableWidth : min(availableWidth, secondarySize.width),
      height: secondarySize.height)
    return CGSize(
      width: max(textSize.width, secondarySize.width),
      height: textSize.height + input.verticalPadding + secondarySize.height)
  }
}
