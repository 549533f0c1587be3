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

  /// The next responder, or nil if the chain leads back to one of its responders.
  final var nextInChain: UIResponder? {
    var chain = ResponderChain(from: self)
    while chain.next() != nil {}
    return chain.isEndless ? nil : next
  }
}
