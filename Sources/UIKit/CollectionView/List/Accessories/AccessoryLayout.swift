import CoreGraphics

/// Where the accessories of a row and its content lie. A pure function of sizes; all as if read from left to right.
struct AccessoryLayout: Equatable {
  /// What one accessory takes.
  struct Item: Equatable {
    /// The width that is reserved for it.
    var slot: CGFloat
    /// Its own size; it stands in the middle of its slot, and may reach out of it.
    var size: CGSize
    /// How far above the middle of the row it stands, in points.
    var lift: CGFloat = 0
  }

  struct Input: Equatable {
    var leading: [Item]
    var trailing: [Item]
    var size: CGSize
    /// The padding at the top of the row, below which accessories and content stand.
    var top: CGFloat = 0
    var leadingMargin: CGFloat
    var trailingMargin: CGFloat
    var indentation: CGFloat
    var indentsAccessories: Bool
    /// Pixels a point.
    var scale: CGFloat
  }

  /// The frames of the accessories, in their order.
  private(set) var leading: [CGRect] = []
  private(set) var trailing: [CGRect] = []
  /// What the content has: from where to where.
  private(set) var content: (start: CGFloat, end: CGFloat) = (0, 0)

  init(_ input: Input) {
    func pixels(_ value: CGFloat) -> CGFloat { (value * input.scale + 0.5).rounded(.down) / input.scale }
    func frame(_ item: Item, at x: CGFloat) -> CGRect {
      CGRect(
        x: pixels(x + (item.slot - item.size.width) / 2),
        y: pixels(input.top + (input.size.height - input.top - item.size.height) / 2 - item.lift),
        width: item.size.width, height: item.size.height)
    }
    var start: CGFloat = 0
    if input.leading.isEmpty {
      start = input.indentation
    } else {
      var x = input.leadingMargin + (input.indentsAccessories ? input.indentation : 0)
      for item in input.leading {
        if !leading.isEmpty { x += AccessoryMetrics.gap }
        leading.append(frame(item, at: x))
        x += item.slot
      }
      start = x + (input.indentsAccessories ? 0 : input.indentation)
    }
    var end = input.size.width
    if !input.trailing.isEmpty {
      end -= input.trailingMargin
      for item in input.trailing.reversed() {
        if !trailing.isEmpty { end -= AccessoryMetrics.gap }
        end -= item.slot
        trailing.append(frame(item, at: end))
      }
      trailing.reverse()
    }
    content = (start, max(start, end))
  }

  static func == (first: AccessoryLayout, second: AccessoryLayout) -> Bool {
    first.leading == second.leading && first.trailing == second.trailing && first.content == second.content
  }
}
