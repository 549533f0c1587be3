import Foundation

/// A place in a menu whose elements are made when the menu is shown; until they come it says so.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let keeps: Bool
  private var found: [UIMenuElement]?
  private var waiting: [() -> Void]?

  private init(keeps: Bool, provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.provider = provider
    self.keeps = keeps
    super.init(title: "")
  }

  /// Asks `elementProvider` when it is first shown, and keeps what it gives to its completion.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(keeps: true, provider: elementProvider)
  }

  /// Asks `elementProvider` each time that it is shown.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(keeps: false, provider: elementProvider)
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
