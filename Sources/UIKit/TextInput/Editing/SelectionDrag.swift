import Foundation

/// A drag that selects text. While the pointer is beyond an edge of the view, the text continues to scroll and to be
/// selected.
@MainActor final class SelectionDrag {
  /// The interval in seconds between two scroll steps while the pointer is beyond an edge.
  private static let scrollInterval = 0.05

  private let pointer: PointerSelection
  private weak var editor: (any TextEditor)?
  private weak var touch: UITouch?
  private var timer: Int?

  init(_ pointer: PointerSelection, in editor: any TextEditor, by touch: UITouch) {
    self.pointer = pointer
    self.editor = editor
    self.touch = touch
  }

  /// Extends the selection to the pointer and scrolls to it. The distance beyond the edge determines the speed.
  func move() {
    guard let editor, let touch, editor.isFirstResponder else { return }
    FrameTimers.cancel(timer)
    timer = nil
    let point = touch.location(in: editor)
    let isOutside = !editor.bounds.contains(point)
    let index = editor.index(at: point)
    editor.selecting { pointer.move(to: index) }
    editor.reveal(point)
    guard isOutside else { return }
    timer = FrameTimers.schedule(after: Self.scrollInterval) { [weak self] in self?.move() }
  }

  func end() {
    FrameTimers.cancel(timer)
    timer = nil
  }
}
