import Foundation

/// An animated change of elements until its animation ends. It is caused by an update, a change of size or a change of
/// layout.
@MainActor
final class RunningUpdate<Element: ItemElement> {
  /// The elements that leave the screen with this change. They are recycled when it ends.
  private var disappearing: [Element]
  /// Indicates whether the change ended early because of a reload or the removal from the window.
  private(set) var isInterrupted = false
  /// Indicates whether a view of the change was reused in the meantime.
  private(set) var hasLostViews = false

  init(disappearing: [Element]) {
    self.disappearing = disappearing
    for element in disappearing { element.update = self }
  }

  /// The number of disappearing views.
  var count: Int { disappearing.count }

  /// Removes an element that is shown again or recycled immediately.
  ///
  /// - Returns: `true` if the element belonged to this change.
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

  /// Marks the change as ended early. The argument of the completion handler is `false` then.
  func interrupt() { isInterrupted = true }

  /// Records that views of the change have been reused.
  func loseViews() { hasLostViews = true }

  /// Returns the argument of the completion handler.
  ///
  /// The animations of reused views were removed, but this does not count as an interruption.
  func hasFinished(_ animationsFinished: Bool) -> Bool { !isInterrupted && (animationsFinished || hasLostViews) }
}
