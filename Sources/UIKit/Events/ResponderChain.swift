/// The responders from one to the end of its chain.
///
/// A chain that leads back to one of its responders has no end. The sequence then ends after a repetition, and reports the error.
@MainActor struct ResponderChain {
  private var upcoming: UIResponder?
  /// The responder with which the following ones are compared (Brent's algorithm): it moves to the current one after 1, 2, 4, 8 …
  /// responders, so it is inside of the cycle at some time.
  private weak var mark: UIResponder?
  private var count = 0
  private var nextMark = 1

  /// Indicates whether the chain has led back to one of its responders.
  private(set) var isEndless = false

  init(from start: UIResponder?) { upcoming = start }

  /// Returns the next responder, or nil at the end.
  mutating func next() -> UIResponder? {
    guard let responder = upcoming else { return nil }
    if responder === mark {
      Diagnostics.report(
        "the responder chain from \(responder) leads back to it; return a responder that is not below it in `next`")
      isEndless = true
      upcoming = nil
      return nil
    }
    count += 1
    if count == nextMark {
      mark = responder
      nextMark *= 2
    }
    upcoming = responder.next
    return responder
  }
}
