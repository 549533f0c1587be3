import CollectionCore
import Foundation

/// A sorted collection of the elements of a table or collection view that have a view. Elements can be found by key.
///
/// The order is determined by `ItemElement.precedes`. This order is the paint order of the views in a collection view, and the
/// order of the content in a table view.
@MainActor
struct ElementStore<Element: ItemElement> {
  private var elementsByKey: [ElementKey: Element] = [:]
  /// The elements, in the order that `ItemElement.precedes` defines.
  private(set) var values: [Element] = []

  init() {}

  /// Returns the element with a key, or `nil` if there is none.
  subscript(key: ElementKey) -> Element? { elementsByKey[key] }

  /// Adds an element at its position in the order.
  ///
  /// - Returns: The index of the element in `values`.
  /// - Complexity: O(log *n*) to find the index and O(*n*) to insert, where *n* is the number of elements; O(1) if the
  ///   element is the last one.
  @discardableResult
  mutating func insert(_ element: Element) -> Int {
    elementsByKey[element.key] = element
    return insertInOrder(element)
  }

  /// Removes an element. If another element was inserted with the same key, that element can still be found by the key.
  mutating func remove(_ element: Element) {
    if elementsByKey[element.key] === element { elementsByKey[element.key] = nil }
    removeFromOrder(element)
  }

  /// Removes the element with a key.
  ///
  /// - Returns: The element, or `nil` if there is none.
  mutating func remove(_ key: ElementKey) -> Element? {
    guard let element = elementsByKey.removeValue(forKey: key) else { return nil }
    removeFromOrder(element)
    return element
  }

  /// Changes an element, and moves it to its new position in the order.
  ///
  /// - Returns: The new index in `values`.
  mutating func reorder(_ element: Element, _ change: () -> Void) -> Int {
    removeFromOrder(element)
    change()
    return insertInOrder(element)
  }

  /// Assigns new keys to the elements after an update.
  ///
  /// - Parameter newKey: A closure that returns the new key of an element, or `nil` to remove the element.
  /// - Returns: The removed elements, in the order of the collection and with their old keys.
  @discardableResult
  mutating func translate(_ newKey: (ElementKey) -> ElementKey?) -> [Element] {
    var remainingElements: [ElementKey: Element] = [:]
    var removedElements: [Element] = []
    for element in values {
      guard let key = newKey(element.key) else {
        removedElements.append(element)
        continue
      }
      element.key = key
      remainingElements[key] = element
    }
    elementsByKey = remainingElements
    values.removeAll { remainingElements[$0.key] !== $0 }
    for index in values.indices.dropFirst() where Element.precedes(values[index], values[index - 1]) {
      values.sort { Element.precedes($0, $1) }
      break
    }
    return removedElements
  }

  /// Removes all elements.
  ///
  /// - Returns: The removed elements, in the order of the collection.
  @discardableResult
  mutating func removeAll() -> [Element] {
    let elements = values
    values = []
    values.reserveCapacity(elements.count)
    elementsByKey.removeAll(keepingCapacity: true)
    return elements
  }

  private mutating func insertInOrder(_ element: Element) -> Int {
    var index = values.count
    if let lastElement = values.last, Element.precedes(element, lastElement) {
      index = values.partition { Element.precedes(element, $0) }
    }
    values.insert(element, at: index)
    return index
  }

  private mutating func removeFromOrder(_ element: Element) {
    // Removing all elements one by one happens in order, so the first element is tested first.
    if let firstElement = values.first, firstElement === element {
      values.removeFirst()
      return
    }
    let index = values.partition { !Element.precedes($0, element) }
    if index < values.count, values[index] === element {
      values.remove(at: index)
    } else if let index = values.firstIndex(where: { $0 === element }) {
      values.remove(at: index)
    }
  }
}
