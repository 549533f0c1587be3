import Foundation

/// A placeholder in a menu for elements that are loaded when the menu appears. The placeholder is shown until the
/// elements are available.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var cachesElements = true
  private var cachedElements: [UIMenuElement]?
  private var pendingCompletions: [() -> Void]?

  /// Creates a deferred element that loads its elements in the first presentation of the menu, and caches them.
  ///
  /// - Parameter elementProvider: A closure that passes the elements to its completion handler, immediately or later.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "")
  }

  /// Returns nil, because the closure of the element cannot be archived.
  ///
  /// - Parameter coder: The unarchiver, which is ignored.
  public required init?(coder: NSCoder) { nil }

  /// Creates a deferred element that loads new elements for every presentation of the menu.
  ///
  /// - Parameter elementProvider: A closure that passes the elements to its completion handler, immediately or later.
  /// - Returns: The element.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    let element = UIDeferredMenuElement(elementProvider)
    element.cachesElements = false
    return element
  }

  /// The loaded elements, or `nil` until they are available.
  package var elements: [UIMenuElement]? { cachedElements }

  /// Loads the elements if necessary, and calls `completion` when they are available, either immediately or later.
  package func prepareElements(_ completion: @escaping () -> Void) {
    if pendingCompletions != nil {
      pendingCompletions?.append(completion)
      return
    }
    pendingCompletions = [completion]
    provider { [weak self] elements in
      guard let self, let pendingHandlers = self.pendingCompletions else { return }
      self.cachedElements = elements
      self.pendingCompletions = nil
      for completion in pendingHandlers { completion() }
    }
  }

  /// Discards the loaded elements if they are not cached. Called after the menu was closed.
  package func discardUncachedElements() { if !cachesElements { cachedElements = nil } }
}
