import Foundation

/// The interface of a table or collection view that controls the first responder inside of its cells, headers and footers.
@MainActor
protocol ItemResponderHost: PrefetchHost {
  var itemResponder: ItemResponder<Element> { get set }

  /// The elements that move off screen in the animation of an update, and still belong to an item.
  var elementsMovingOffscreen: [Element] { get }

  /// Hides the view of an element that is off screen, and tells the delegate that it is no longer displayed. The view is not
  /// reused.
  func hideOffscreen(_ element: Element)
}

extension ItemResponderHost {
  /// The view of the first responder, or of its view controller, if it is inside of this view, otherwise `nil`.
  ///
  /// - Complexity: O(1) while the application has no first responder.
  var responderView: UIView? { FirstResponder.view(inside: self) }

  /// Keeps the view of an element that has left the screen for its item, if it contains the first responder.
  ///
  /// - Parameters:
  ///   - element: The element, which is not among the visible elements any more.
  ///   - responder: The value of `responderView`.
  /// - Returns: `true` if the view is kept. Otherwise the caller recycles it.
  func keepResponder(in element: Element, _ responder: UIView?) -> Bool {
    guard let responder, responder.isDescendant(of: element.view) else { return false }
    releaseResponder()
    // The delegate, which is called next, can ask for the index path of the view, end its editing or delete its item.
    itemResponder.hiddenElement = element
    hideOffscreen(element)
    return true
  }

  /// Returns the element with a key if its hidden view contains the first responder, otherwise `nil`.
  func hiddenResponder(_ key: ElementKey) -> Element? {
    itemResponder.hiddenElement.flatMap { $0.key == key ? $0 : nil }
  }

  /// Removes and returns the hidden element with a key, which is about to be shown. Returns `nil` if there is none.
  func dequeueResponder(_ key: ElementKey) -> Element? {
    guard let element = itemResponder.hiddenElement, element.key == key else { return nil }
    itemResponder.hiddenElement = nil
    return element
  }

  /// Recycles the hidden view if it no longer contains the first responder.
  func recycleFormerResponder() {
    guard let element = itemResponder.hiddenElement else { return }
    if let responderView, responderView.isDescendant(of: element.view) { return }
    releaseResponder()
  }

  /// Recycles the hidden view.
  func releaseResponder() {
    guard let element = itemResponder.hiddenElement else { return }
    itemResponder.hiddenElement = nil
    recyclePrepared(element)
  }

  /// Returns the element whose view contains the first responder, or `nil` if there is none.
  ///
  /// - Complexity: O(1) while the application has no first responder, otherwise O(*n*), where *n* is the number of visible
  ///   elements.
  func elementOfResponder() -> Element? {
    guard let responderView else { return nil }
    if let element = itemResponder.hiddenElement, responderView.isDescendant(of: element.view) { return element }
    return (visibleElements + elementsMovingOffscreen).first { responderView.isDescendant(of: $0.view) }
  }

  /// Assigns the new key of an update to the hidden element.
  ///
  /// If the update deletes or reloads its item, the caller ends the editing and recycles the view
  /// (`endEditing(inLost:wasHidden:)`).
  func translateResponder(_ newKey: (ElementKey) -> ElementKey?) {
    // If the first responder has resigned since the last layout pass, no caller knows the view.
    recycleFormerResponder()
    guard let element = itemResponder.hiddenElement else { return }
    if let key = newKey(element.key) { element.key = key } else { itemResponder.hiddenElement = nil }
  }

  /// Returns an element that contained the first responder before an update, if the update has deleted or reloaded its item.
  /// The method must be called when the elements have their new keys, and before they are animated.
  func lostElement(_ element: Element?) -> Element? {
    guard let element, itemResponder.hiddenElement !== element, visibleElement(element.key) !== element else {
      return nil
    }
    return elementsMovingOffscreen.contains { $0 === element } ? nil : element
  }

  /// Ends the editing in an element whose item was deleted or reloaded, as UIKit does.
  ///
  /// The application can be called, so the view must have committed the update.
  ///
  /// - Parameters:
  ///   - element: The element that contains the first responder, or `nil` if there is none.
  ///   - wasHidden: `true` if the element was off screen.
  func endEditing(inLost element: Element?, wasHidden: Bool) {
    guard let element else { return }
    resign(in: element.view)
    if wasHidden { recyclePrepared(element) }
  }

  /// Ends the editing in a cell, header or footer before all of them are replaced (UIKit resigns the first responder in
  /// `reloadData()`). The first responder in another subview, such as a table header view, remains.
  func endEditingBeforeReload() {
    guard !itemResponder.isResigning, let element = elementOfResponder() else { return }
    resign(in: element.view)
  }

  private func resign(in view: UIView) {
    itemResponder.isResigning = true
    view.endEditing(true)
    itemResponder.isResigning = false
  }
}
