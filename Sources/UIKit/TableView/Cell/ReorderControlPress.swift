import Foundation

/// A gesture that recognizes a touch on a row's reorder control as soon as the touch begins.
@MainActor
final class ReorderControlPress: UILongPressGestureRecognizer {
  private let onChange: (ReorderControlPress) -> Void

  init(_ onChange: @escaping (ReorderControlPress) -> Void) {
    self.onChange = onChange
    super.init(target: nil, action: nil)
    minimumPressDuration = 0
  }

  override func sendActions() {
    onChange(self)
    super.sendActions()
  }
}
