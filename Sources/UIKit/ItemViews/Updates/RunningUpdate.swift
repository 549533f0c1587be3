import Foundation

/// One animated change of elements (of a batch, of a size, of layouts), until its animation is over.
@MainActor
final class RunningUpdate<Element: ItemElement> {
  /// Elements whose views leave the screen with this change. Their time on the screen ends with it.
  private var disappearing: [Element]
  /// A reload, or the loss of the window, ended it before its time.
  private(set) var isInterrupted = false
  /// A view that took part was put to another use meanwhile.
  private(set) var hasLostViews = false

  init(disappearing: [Element]) {
    self.disappearing = disappearing
    for element in disappearing { element.update = self }
  }

  /// How many views are disappearing.
  var count: Int { disappearing.count }

  /// The element is shown again, or recycled at once: it no longer belongs to this change.
  ///
  /// - Returns: Whether it did.
  @discardableResult
  func remove(_ element: Element) -> Bool {
    guard let place = disappearing.firstIndex(where: { $0 === element }) else { return false }
    disappearing.remove(at: place)
    element.update = nil
    return true
  }

  /// Returns the elements that are still disappearing, and forgets them.
  func takeElements() -> [Element] {
    let elements = disappearing
    disappearing = []
    return elements
  }

  /// It is ended before its time; its completion will say that it did not run to its end.
  func interrupt() { isInterrupted = true }

  /// Views that take part have been put to another use.
  func loseViews() { hasLostViews = true }

  /// Returns what the completion is to say. Views that were used again had their animations taken off; that interrupts
  /// nothing.
  func hasFinished(_ animationsFinished: Bool) -> Bool { !isInterrupted && (animationsFinished || hasLostViews) }
}
