import Foundation

/// A place in a menu whose elements are made when the menu is shown; until they come it says so.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var keeps = true
  private var found: [UIMenuElement]?
  private var waiting: [() -> Void]?

  /// Asks `elementProvider` when it is first shown, and keeps what it gives to its completion.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "")
  }

  /// Asks `elementProvider` each time that it is shown.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    let element = UIDeferredMenuElement(elementProvider)
    element.keeps = false
    return element
  }

  /// The elements if they are known.
  package var elements: [UIMenuElement]? { found }

  /// Asks for the elements; `done` hears when they are there, at once or later.
  package func ask(_ done: @escaping () -> Void) {
    if waiting != nil {
      waiting?.append(done)
      return
    }
    waiting = [done]
    provider { [weak self] elements in
      guard let self, let waiting = self.waiting else { return }
      self.found = elements
      self.waiting = nil
      for done in waiting { done() }
    }
  }

  /// The menu was closed.
  package func forget() { if !keeps { found = nil } }
}
