import Foundation

/// A method that sets the attributes of a nib element on a gesture recognizer.
extension NibLoader {
  func decodeRecognizer(_ recognizer: UIGestureRecognizer, _ element: NibElement) {
    if let value = element.bool("enabled") { recognizer.isEnabled = value }
    if let value = element.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = value }
    if let value = element.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = value }
    if let value = element.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = value }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let value = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = max(1, value) }
      if let value = element.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = max(1, value) }
    case let swipe as UISwipeGestureRecognizer:
      switch element["direction"] {
      case "left": swipe.direction = .left
      case "up": swipe.direction = .up
      case "down": swipe.direction = .down
      default: swipe.direction = .right
      }
      if let value = element.integer("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = max(1, value) }
    case let press as UILongPressGestureRecognizer:
      if let value = element.number("minimumPressDuration") { press.minimumPressDuration = max(0, Double(value)) }
      if let value = element.length("allowableMovement") { press.allowableMovement = value }
      if let value = element.integer("numberOfTapsRequired") { press.numberOfTapsRequired = max(0, value) }
      if let value = element.integer("numberOfTouchesRequired") { press.numberOfTouchesRequired = max(1, value) }
    case let pan as UIScreenEdgePanGestureRecognizer:
      let edges: UIRectEdge? = element.options(
        "edges", ["top": .top, "left": .left, "bottom": .bottom, "right": .right])
      if let edges { pan.edges = edges }
    case let pan as UIPanGestureRecognizer:
      if let value = element.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = max(1, value) }
      if let value = element.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = max(1, value) }
    default: break
    }
  }
}
