/// The state that layers share while an application runs: the render loop, transactions, display links.
///
/// The context belongs to one application. `end()` drops it whole, and the next application gets a new one, so nothing that
/// one application left behind can reach another. UIKit's counterpart, `ApplicationContext`, calls `end()`.
///
/// The types that are named here keep their state to themselves. Their static functions work on the instance of the current
/// context, which costs what a global variable costs: one stored reference.
@MainActor package final class RenderContext {
  let renderLoop = RenderLoop()
  let transactions = TransactionStack()
  let displayLinks = DisplayLinks()
  let laggingReplicators = LaggingReplicators()
  /// See `LayerActions`.
  @exclusivity(unchecked) var viewsAnimate = false

  private static var stored: RenderContext?
  // What `current` reads. Nil at first, as `swift_once` would look at a variable with a value of its own in every access;
  // unmanaged, as each access would count a reference otherwise: 1.4 ns instead of 9 (measured, `-O`). Code that calls out
  // to an application while it holds a part of the context extends its lifetime by itself.
  @exclusivity(unchecked) private static var reference: Unmanaged<RenderContext>?

  /// The context of the application that runs, or of the next one.
  package static var current: RenderContext { value(of: reference ?? make()) }

  // Not isolated: a closure of the main actor would ask at run time whether it runs there, in each access.
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

  /// Ends what the application has begun and drops the context. Animations end as unfinished; display links fire no more.
  package static func end() {
    guard let context = stored else { return }
    context.renderLoop.end()
    reference = nil
    stored = nil
    withExtendedLifetime(context) {}
  }
}
