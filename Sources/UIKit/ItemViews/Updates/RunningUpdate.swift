import Foundation

/// A change of elements while it is animated: a batch update, a change of size or a layout change.
@MainActor
final class RunningUpdate<Element: ItemElement> {
  /// The elements that disappear in this update. Their views are recycled at the end of the update.
  private var disappearingElements: [Element]
  /// Indicates whether the change ended early, because of a reload or because the view left its window.
  private(set) var isInterrupted = false
  /// Indicates whether a view of the change was reused before the animation ended.
  private(set) var hasReusedViews = false

  /// The position of the completion handler in the queue, or `nil` if the change is not animated.
  var completionTurn: CompletionQueue.Entry?

  /// The timer of a change that moves no view and whose completion handler waits for its duration, or `nil`.
  var completionTimer: Int?

  init(disappearing elements: [Element]) {
    disappearingElements = elements
    for element in elements { element.update = self }
  }

  /// The number of elements that are still disappearing.
  var count: Int { disappearingElements.count }

  /// Removes an element that appears again or is recycled early.
  ///
  /// - Returns: `true` if the element belonged to this change.
  @discardableResult
  func remove(_ element: Element) -> Bool {
    guard let index = disappearingElements.firstIndex(where: { $0 === element }) else { return false }
    disappearingElements.remove(at: index)
    element.update = nil
    return true
  }

  /// Removes and returns the elements that are still disappearing.
  func removeDisappearingElements() -> [Element] {
    let elements = disappearingElements
    disappearingElements = []
    return elements
  }

  /// Marks the change as ended early. The completion handler then receives `false`.
  func interrupt() {
    isInterrupted = true
    // The interruption calls the handler, so the application must not wait for the timer.
    FrameTimers.cancel(completionTimer)
    completionTimer = nil
  }

  /// Records that a view of this change has been reused for another item before the animation ended.
  func viewsWereReused() { hasReusedViews = true }

  /// Returns the value that the completion handler receives: `true` if the change was not interrupted and its animations reached
  /// their end (`animationsFinished`).
  ///
  /// The animations of reused views are removed early, but this does not count as an interruption.
  func hasFinished(_ animationsFinished: Bool) -> Bool { !isInterrupted && (animationsFinished || hasReusedViews) }
}
