import Foundation

/// An animated change of elements (by an update, a change of size or a change of layout) until its animation ends.
@MainActor
final class RunningUpdate<Element: ItemElement> {
  /// The elements that leave the screen with this change. They are recycled when it ends.
  private var disappearing: [Element]
  /// Indicates that a reload or the removal from the window ended the change early.
  private(set) var isInterrupted = false
  /// Indicates that a view of the change was reused in the meantime.
  private(set) var hasLostViews = false

  init(disappearing: [Element]) {
    self.disappearing = disappearing
    for element in disappearing { element.update = self }
  }

  /// The number of disappearing views.
  var count: Int { disappearing.count }

  /// Removes an element that is shown again or recycled at once.
  ///
  /// - Returns: `true` if it belonged to this change.
  @discardableResult
  func remove(_ element: Element) -> Bool {
    guard let place = disappearing.firstIndex(where: { $0 === element }) else { return false }
    disappearing.remove(at: place)
    element.update = nil
    return true
  }

  /// Removes the elements that are still disappearing, and returns them.
  func takeElements() -> [Element] {
    let elements = disappearing
    disappearing = []
    return elements
  }

  /// Marks the change as ended early; the completion handler gets `false`.
  func interrupt() { isInterrupted = true }

  /// Records that views of the change have been reused.
  func loseViews() { hasLostViews = true }

  /// Returns the argument of the completion handler. Reused views lost their animations, but that is no interruption.
  func hasFinished(_ animationsFinished: Bool) -> Bool { !isInterrupted && (animationsFinished || hasLostViews) }
}
