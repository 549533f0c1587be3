import CoreGraphics

/// Where image and texts of a list's content lie. A pure function of sizes; all frames as if read from left to right.
struct ListContentLayout {
  var image: CGRect?
  var text: CGRect?
  var secondary: CGRect?
  /// What the content needs, margins included.
  var size = CGSize.zero

  struct Input {
    /// Nil without an image. Given: its size, and the room that is kept for it where that is not its own size (0).
    var image: (size: CGSize, reserved: CGSize)?
    /// What a text needs within a width (infinite: its natural size), and how far its first baseline lies below its top;
    /// nil without one.
    var text: ((CGFloat) -> CGSize)?
    var secondary: ((CGFloat) -> CGSize)?
    var baseline: CGFloat = 0
    var secondaryBaseline: CGFloat = 0
    var margins: UIEdgeInsets
    var imagePadding: CGFloat
    var horizontalPadding: CGFloat
    var verticalPadding: CGFloat
    var prefersSideBySide: Bool
    /// Texts take the whole width, not what they need: their alignment shows.
    var fillsWidth: (text: Bool, secondary: Bool)
    var scale: CGFloat
  }

  /// The layout in a view of that size. An infinite height asks for the height; an infinite width for the width, too.
  init(_ input: Input, in bounds: CGSize) {
    let margins = input.margins
    var left = margins.left
    var height: CGFloat = 0
    if let (size, reserved) = input.image {
      // What is larger than its room stands out on both sides, so that the texts of all rows begin together.
      let width = reserved.width > 0 ? reserved.width : size.width
      image = CGRect(origin: CGPoint(x: left + (width - size.width) / 2, y: 0), size: size)
      height = reserved.height > 0 ? reserved.height : size.height
      left += width
      if input.text != nil || input.secondary != nil { left += input.imagePadding }
    }
    let room = max(0, bounds.width - left - margins.right)
    let used = placeTexts(input, left: left, room: room)
    height = max(height, used.height)
    size = CGSize(width: left + used.width + margins.right, height: margins.top + height + margins.bottom)
    guard bounds.height.isFinite else { return }
    // Within the margins and, when there is more room, in the middle of it; whole pixels, halves down the screen
    // (a line of 20.5 in a row of 52 lies at 16).
    let inner = bounds.height - margins.top - margins.bottom
    func middle(_ length: CGFloat) -> CGFloat {
      ((margins.top + (inner - length) / 2) * input.scale).rounded() / input.scale
    }
    if let frame = image { image?.origin.y = middle(frame.height) }
    let top = middle(used.height)
    text?.origin.y += top
    secondary?.origin.y += top
  }

  /// Places the texts from y 0 downwards; answers what they take.
  private mutating func placeTexts(_ input: Input, left: CGFloat, room: CGFloat) -> CGSize {
    guard let measure = input.text else {
      guard let only = input.secondary?(room) else { return .zero }
      secondary = CGRect(
        x: left, y: 0, width: input.fillsWidth.secondary ? room : min(room, only.width), height: only.height)
      return only
    }
    guard let measureSecondary = input.secondary else {
      let size = measure(room)
      text = CGRect(x: left, y: 0, width: input.fillsWidth.text ? room : min(room, size.width), height: size.height)
      return size
    }
    if input.prefersSideBySide {
      let first = measure(.infinity)
      let second = measureSecondary(.infinity)
      let needed = first.width + input.horizontalPadding + second.width
      if needed <= room {
        let line = max(input.baseline, input.secondaryBaseline)
        text = CGRect(x: left, y: line - input.baseline, width: first.width, height: first.height)
        let x = room.isFinite ? left + room - second.width : left + first.width + input.horizontalPadding
        secondary = CGRect(x: x, y: line - input.secondaryBaseline, width: second.width, height: second.height)
        return CGSize(width: needed, height: max(text?.maxY ?? 0, secondary?.maxY ?? 0))
      }
    }
    let first = measure(room)
    let second = measureSecondary(room)
    text = CGRect(x: left, y: 0, width: input.fillsWidth.text ? room : min(room, first.width), height: first.height)
    secondary = CGRect(
      x: left, y: first.height + input.verticalPadding,
      width: input.fillsWidth.secondary ? room : min(room, second.width), height: second.height)
    return CGSize(
      width: max(first.width, second.width), height: first.height + input.verticalPadding + second.height)
  }
}
