import CoreGraphics

/// The layout of a list cell, which determines the frames of the accessories and the content. The layout depends only on sizes,
/// and is always calculated for a left-to-right direction.
struct AccessoryLayout: Equatable {
  /// The size of an accessory and the width that is reserved for it.
  struct Item: Equatable {
    /// The width in the row that is reserved for the accessory, in points.
    var slot: CGFloat
    /// The accessory's own size, in points. The accessory is centered in its reserved width and may extend beyond it.
    var size: CGSize
    /// The distance of the accessory's center above the middle of the row, in points.
    var lift: CGFloat = 0
  }

  struct Input: Equatable {
    var leading: [Item]
    var trailing: [Item]
    var size: CGSize
    /// The padding at the top of the row, above the accessories and the content, in points.
    var top: CGFloat = 0
    var leadingMargin: CGFloat
    var trailingMargin: CGFloat
    var indentation: CGFloat
    var indentsAccessories: Bool
    /// The scale of the display, in pixels per point.
    var scale: CGFloat
  }

  /// The frames of the leading accessories, in reading order.
  private(set) var leading: [CGRect] = []
  private(set) var trailing: [CGRect] = []
  /// The horizontal range of the content in the cell, in points.
  private(set) var content: (start: CGFloat, end: CGFloat) = (0, 0)

  init(_ input: Input) {
    func pixels(_ value: CGFloat) -> CGFloat { (value * input.scale + 0.5).rounded(.down) / input.scale }
    func frame(_ item: Item, at x: CGFloat) -> CGRect {
      CGRect(
        x: pixels(x + (item.slot - item.size.width) / 2),
        y: pixels(input.top + (input.size.height - input.top - item.size.height) / 2 - item.lift),
        width: item.size.width, height: item.size.height)
    }
    var contentStart: CGFloat = 0
    if input.leading.isEmpty {
      contentStart = input.indentation
    } else {
      var x = input.leadingMargin + (input.indentsAccessories ? input.indentation : 0)
      for item in input.leading {
        if !leading.isEmpty { x += AccessoryMetrics.gap }
        leading.append(frame(item, at: x))
        x += item.slot
      }
      contentStart = x + (input.indentsAccessories ? 0 : input.indentation)
    }
    var contentEnd = input.size.width
    if !input.trailing.isEmpty {
      contentEnd -= input.trailingMargin
      for item in input.trailing.reversed() {
        if !trailing.isEmpty { contentEnd -= AccessoryMetrics.gap }
        contentEnd -= item.slot
        trailing.append(frame(item, at: contentEnd))
      }
      trailing.reverse()
    }
    content = (contentStart, max(contentStart, contentEnd))
  }

  static func == (first: AccessoryLayout, second: AccessoryLayout) -> Bool {
    first.leading == second.leading && first.trailing == second.trailing && first.content == second.content
  }
}
