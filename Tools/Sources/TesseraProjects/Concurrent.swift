import TesseraRewriting

/// Processes the elements of an array on all cores.
enum Concurrent {
  /// Returns the results of a function for all elements, in their order.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    nonisolated(unsafe) let buffer = UnsafeMutablePointer<Result>.allocate(capacity: max(1, elements.count))
    defer { buffer.deallocate() }
    LargeStack.concurrently(elements.count) { index in
      (buffer + index).initialize(to: transform(elements[index]))
    }
    return elements.indices.map { (buffer + $0).move() }
  }
}
