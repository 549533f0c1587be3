import CoreGraphics

/// The view that contains the buttons beside a swiped row. It is as wide as the area that the swipe has revealed, which
/// the buttons share.
@MainActor
final class SwipeActionsView: UIView {
  let buttons: [SwipeButton]
  /// Indicates whether the buttons appear at the left edge of the row.
  private let isAtLeft: Bool
  /// Indicates whether the first button fills the view. The button fills the view while the row has been swiped so far that the
  /// first action is performed when the row is released.
  var isFull = false

  /// Indicates whether the row clipped its content before it was opened.
  let wasRowClipped: Bool

  init(
    _ configuration: UISwipeActionsConfiguration, isAtLeft: Bool, wasRowClipped: Bool,
    onTap: @escaping (SwipeButton) -> Void
  ) {
    self.isAtLeft = isAtLeft
    self.wasRowClipped = wasRowClipped
    buttons = configuration.actions.map { SwipeButton($0) }
    super.init(frame: .zero)
    // The first button is at the outer edge and in front of the other buttons.
    for button in buttons.reversed() {
      addSubview(button)
      button.addAction(
        UIAction { [weak button] _ in if let button { onTap(button) } }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the width, in points, that all buttons together need in a row of a given height.
  func naturalWidth(inRow height: CGFloat) -> CGFloat {
    buttons.reduce(0) { $0 + $1.width(inRow: height) + 2 * SwipeButton.gap }
  }

  /// Lays out the buttons in `bounds`, the area that the swiped row has revealed.
  func positionButtons() {
    let widthAtRest = naturalWidth(inRow: bounds.height)
    let fraction = widthAtRest > 0 ? bounds.width / widthAtRest : 0
    // The buttons are side by side from the outer edge inwards.
    var edgePosition: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      var width = (button.width(inRow: bounds.height) + 2 * SwipeButton.gap) * fraction
      if isFull { width = index == 0 ? bounds.width : 0 }
      let innerWidth = max(0, width - 2 * SwipeButton.gap)
      let x = isAtLeft ? edgePosition + SwipeButton.gap : bounds.width - edgePosition - width + SwipeButton.gap
      button.frame = CGRect(
        x: x, y: SwipeButton.gap, width: innerWidth, height: max(0, bounds.height - 2 * SwipeButton.gap))
      button.alpha = isFull && index > 0 ? 0 : min(1, fraction * 1.5)
      button.layoutSubviews()
      edgePosition += width
    }
  }
}
