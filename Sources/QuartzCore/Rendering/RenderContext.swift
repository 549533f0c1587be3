/// The state that layers share while an application runs: the render loop, transactions and display links.
///
/// The context belongs to one application. `end()` discards it, and a new context is created for the next application,
/// so the two share no state. UIKit's counterpart, `ApplicationContext`, calls `end()`.
///
/// The types of these properties have private state. Their static functions use the instance of the current context,
/// which costs as much as a global variable.
@MainActor package final class RenderContext {
  let renderLoop = RenderLoop()
  let transactions = TransactionStack()
  let displayLinks = DisplayLinks()
  let delayedReplicators = DelayedReplicators()
  /// Indicates whether views provide animations as actions; see `LayerActions`.
  @exclusivity(unchecked) var viewsAnimate = false

  private static var stored: RenderContext?
  // The storage of `current`. Nil at first, because for a variable with an initial value `swift_once` would be checked
  // at each access. Unmanaged, because each access would retain it otherwise: 1.4 ns instead of 9 (measured, `-O`).
  // Code that calls the application while it uses a part of the context has to extend the context's lifetime itself.
  @exclusivity(unchecked) private static var reference: Unmanaged<RenderContext>?

  /// The context of the running application, or of the next one.
  package static var current: RenderContext { value(of: reference ?? make()) }

  // Not isolated: a closure of the main actor would check the executor at each access.
  @inline(__always)
  private nonisolated static func value(of reference: Unmanaged<RenderContext>) -> RenderContext {
    reference._withUnsafeGuaranteedRef { $0 }
  }

  @inline(never)
  private static func make() -> Unmanaged<RenderContext> {
    let made = RenderContext()
    stored = made
    let unmanaged = Unmanaged.passUnretained(made)
    reference = unmanaged
    return unmanaged
  }

  /// Ends the running animations as unfinished, stops the display links and discards the context.
  package static func end() {
    guard let context = stored else { return }
    context.renderLoop.end()
    reference = nil
    stored = nil
    withExtendedLifetime(context) {}
  }
}
