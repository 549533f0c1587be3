/// Forwarding along responder chains, which can have no end because applications override `next`.
extension UIResponder {
  /// The number of responders after which an event is forwarded no further. A chain without an end would overflow the stack.
  private static let maximumForwardingDepth = 1000

  /// Passes an event to the next responder.
  final func forward(_ event: UIEvent?, _ call: (UIResponder) -> Void) {
    guard let next else { return }
    guard let event else { return call(next) }
    guard event.forwardingDepth < Self.maximumForwardingDepth else {
      return Diagnostics.report(
        "\(self): the event was passed to \(event.forwardingDepth) responders and is passed to no other; return a responder that is "
          + "not below it in `next`")
    }
    event.forwardingDepth += 1
    call(next)
    event.forwardingDepth -= 1
  }

  /// Calls a method of the next responder, whose default implementation does the same, and returns its result. Reports an error and
  /// returns nil if the chain leads back to one of its responders.
  ///
  /// - Complexity: O(*n* log *n*) for all calls along a chain of *n* responders. The chain is examined at the depths 1, 2, 4, 8 … of nested
  ///   calls only, which an endless chain reaches like any other.
  @discardableResult final func forwardAlongChain<Result>(_ call: (UIResponder) -> Result?) -> Result? {
    FirstResponder.withForwardingDepth { depth in
      if depth & (depth - 1) == 0 {
        var chain = ResponderChain(from: self)
        while chain.next() != nil {}
        if chain.isEndless { return nil }
      }
      return next.flatMap(call)
    }
  }
}
