/// The state that layers share while an application runs: the render loop, transactions and display links.
///
/// The context belongs to one application. `end()` discards it, and a new context is created for the next application,
/// so that the two share no state. UIKit's counterpart, `ApplicationContext`, calls `end()`.
///
/// Each of these properties has a type with private state. The static functions of these types use the instance in the
/// current context, at the same cost as a global variable.
@MainActor package final class RenderContext {
  let renderLoop = RenderLoop()
  let transactions = TransactionStack()
  let displayLinks = DisplayLinks()
  let frameLayers = FrameLayers()
  let tiledLayers = TiledLayers()
  let diagnostics = LayerDiagnostics()
  /// Indicates whether views provide animations as actions; see `LayerActions.viewsAnimate`.
  @exclusivity(unchecked) var viewsAnimate = false

  private static var sharedContext: RenderContext?
  // The storage of `current`. The value is nil initially, because each access to a variable with an initial value would check
  // `swift_once`. The reference is unmanaged, because each access would otherwise retain the context: 1.4 ns instead of 9 ns (measured,
  // `-O`). Code that calls the application while it uses a part of the context has to extend the context's lifetime itself.
  @exclusivity(unchecked) private static var reference: Unmanaged<RenderContext>?

  /// The context of the running application. If no application is running, this is the context of the next application. The context is
  /// created on first use.
  package static var current: RenderContext { value(of: reference ?? make()) }

  // The function is not isolated: a closure of the main actor would check the executor at each access.
  @inline(__always)
  private nonisolated static func value(of reference: Unmanaged<RenderContext>) -> RenderContext {
    reference._withUnsafeGuaranteedRef { $0 }
  }

  @inline(never)
  private static func make() -> Unmanaged<RenderContext> {
    let context = RenderContext()
    sharedContext = context
    let unmanagedContext = Unmanaged.passUnretained(context)
    reference = unmanagedContext
    return unmanagedContext
  }

  /// Ends all running animations before their completion, stops the display links and discards the context.
  package static func end() {
    guard let context = sharedContext else { return }
    context.renderLoop.end()
    reference = nil
    sharedContext = nil
    withExtendedLifetime(context) {}
  }
}
