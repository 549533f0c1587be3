import CoreGraphics
import Foundation

/// An object that detects that a drag pauses over a spring-loaded view.
@MainActor final class SpringLoading {
  /// The time in seconds for which a drag must rest over a view before the blinking effect begins.
  static let restDuration: TimeInterval = 0.5
  static let activationDuration: TimeInterval = 0.6

  private final class Context: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.possible
    var targetView: UIView?
    var targetItem: Any?
    let session: DropSession
    init(_ session: DropSession) { self.session = session }

    func location(in view: UIView?) -> CGPoint { view.map { session.location(in: $0) } ?? session.screenLocation }
  }

  private var interaction: UISpringLoadedInteraction?
  private var context: Context?
  private var timer: Int?
  /// The view and item that were activated last. They are not activated again until the drag has left them.
  private var lastActivation: (view: ObjectIdentifier?, item: AnyHashable?)?

  func move(over view: UIView?, _ session: DropSession) {
    guard let (newInteraction, newContext) = interactionAllowingActivation(view, session) else {
      stop()
      lastActivation = nil
      return
    }
    let key = (newContext.targetView.map { ObjectIdentifier($0) }, newContext.targetItem as? AnyHashable)
    if let lastActivation = lastActivation, lastActivation.view == key.0, lastActivation.item == key.1 { return }
    lastActivation = nil
    if newInteraction === interaction, let context, context.targetView === newContext.targetView,
      context.targetItem as? AnyHashable == key.1
    {
      return
    }
    stop()
    interaction = newInteraction
    context = newContext
    notify()
    timer = FrameTimers.schedule(after: Self.restDuration) { [weak self] in self?.begin() }
  }

  private func interactionAllowingActivation(_ view: UIView?, _ session: DropSession) -> (
    UISpringLoadedInteraction, Context
  )? {
    var view = view
    while let current = view {
      let interactions = current.interactions.compactMap { $0 as? UISpringLoadedInteraction }
      // The interactions of the program precede the one of `isSpringLoaded`.
      for interaction in interactions.filter({ !($0 is AutomaticSpringLoading) })
        + interactions.filter({ $0 is AutomaticSpringLoading })
      {
        let context = Context(session)
        context.targetView = current
        if interaction.interactionBehavior.shouldAllow(interaction, with: context) { return (interaction, context) }
      }
      view = current.superview
    }
    return nil
  }

  private func begin() {
    context?.state = .activating
    notify()
    timer = FrameTimers.schedule(after: Self.activationDuration) { [weak self] in self?.activate() }
  }

  private func activate() {
    guard let interaction, let context else { return }
    context.state = .activated
    notify()
    lastActivation = (context.targetView.map { ObjectIdentifier($0) }, context.targetItem as? AnyHashable)
    self.interaction = nil
    self.context = nil
    interaction.handler(interaction, context)
    interaction.interactionBehavior.interactionDidFinish(interaction)
  }

  private func notify() {
    guard let interaction, let context else { return }
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }

  func stop() {
    FrameTimers.cancel(timer)
    timer = nil
    guard let interaction, let context else { return }
    context.state = .inactive
    notify()
    self.interaction = nil
    self.context = nil
    interaction.interactionBehavior.interactionDidFinish(interaction)
  }
}
