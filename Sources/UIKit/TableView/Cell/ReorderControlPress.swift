import Foundation

/// A gesture that recognizes a touch on a row's reorder control as soon as the touch begins.
@MainActor
final class ReorderControlPress: UILongPressGestureRecognizer {
  private let onStep: (ReorderControlPress) -> Void

  init(_ onStep: @escaping (ReorderControlPress) -> Void) {
    self.onStep = onStep
    super.init(target: nil, action: nil)
    minimumPressDuration = 0
  }

  override func sendActions() {
    onStep(self)
    super.sendActions()
  }
}
