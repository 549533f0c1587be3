import Foundation

/// A menu element whose elements are loaded when the menu appears. It shows a placeholder until they are available.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var keeps = true
  private var found: [UIMenuElement]?
  private var waiting: [() -> Void]?

  /// Creates an element that loads its elements when it is first shown and keeps them.
  ///
  /// - Parameter elementProvider: A closure that passes the elements to its completion handler, immediately or later.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "")
  }

  /// Creates an element that loads its elements each time it is shown.
  ///
  /// - Parameter elementProvider: A closure that passes the elements to its completion handler, immediately or later.
  /// - Returns: The element.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    let element = UIDeferredMenuElement(elementProvider)
    element.keeps = false
    return element
  }

  /// The elements, or `nil` until they are loaded.
  package var elements: [UIMenuElement]? { found }

  /// Loads the elements and calls `done` with them available, either immediately or later.
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

  /// Discards the loaded elements if they are not cached. Called after the menu was closed.
  package func forget() { if !keeps { found = nil } }
}
