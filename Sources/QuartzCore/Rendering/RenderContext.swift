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

  // Nil at first, and made when it is first needed: a variable with an initial value of its own would be looked at by
  // `swift_once` in every access.
  @exclusivity(unchecked) private static var stored: RenderContext?

  /// The context of the application that runs, or of the next one.
  package static var current: RenderContext { stored ?? make() }

  @inline(never)
  private static func make() -> RenderContext {
    let made = RenderContext()
    stored = made
    return made
  }

  /// Ends what the application has begun and drops the context. Animations end as unfinished; display links fire no more.
  package static func end() {
    stored?.renderLoop.end()
    stored = nil
  }
}
