import CoreGraphics

/// The buttons beside a swiped row. It is as wide as what is uncovered; the buttons share that.
@MainActor
final class SwipeActionsView: UIView {
  let buttons: [SwipeButton]
  /// Whether reading begins at the edge where the buttons come from, on the screen's left.
  private let isAtLeft: Bool
  /// The first button takes all of the room: letting go performs it.
  var isFull = false

  init(_ configuration: UISwipeActionsConfiguration, isAtLeft: Bool, onTap: @escaping (SwipeButton) -> Void) {
    self.isAtLeft = isAtLeft
    buttons = configuration.actions.map { SwipeButton($0) }
    super.init(frame: .zero)
    // The first lies at the edge, above those that it pushes away.
    for button in buttons.reversed() {
      addSubview(button)
      button.addAction(
        UIAction { [weak button] _ in if let button { onTap(button) } }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// What the buttons need in a row of that height.
  func naturalWidth(inRow height: CGFloat) -> CGFloat {
    buttons.reduce(0) { $0 + $1.width(inRow: height) + 2 * SwipeButton.gap }
  }

  /// Lays the buttons out for what is uncovered: `bounds`.
  func placeButtons() {
    let natural = naturalWidth(inRow: bounds.height)
    let share = natural > 0 ? bounds.width / natural : 0
    // From the outer edge inwards.
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      var width = (button.width(inRow: bounds.height) + 2 * SwipeButton.gap) * share
      if isFull { width = index == 0 ? bounds.width : 0 }
      let inner = max(0, width - 2 * SwipeButton.gap)
      let x = isAtLeft ? edge + SwipeButton.gap : bounds.width - edge - width + SwipeButton.gap
      button.frame = CGRect(
        x: x, y: SwipeButton.gap, width: inner, height: max(0, bounds.height - 2 * SwipeButton.gap))
      button.alpha = isFull && index > 0 ? 0 : min(1, share * 1.5)
      button.layoutSubviews()
      edge += width
    }
  }
}
