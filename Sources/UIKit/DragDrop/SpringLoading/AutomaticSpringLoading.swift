import CoreGraphics
import Foundation

/// The interaction of a button or bar whose `isSpringLoaded` is set. A drag that pauses over it activates it like a tap.
///
/// Another spring-loaded interaction of the same view takes precedence, so that a program can replace the activation.
@MainActor final class AutomaticSpringLoading: UISpringLoadedInteraction {
  /// A view that a drag can activate.
  struct Target {
    /// The view, which shows the effect.
    let view: UIView
    /// The number of the part of the view, such as a segment.
    var part: Int?
    /// A closure that activates the view or part.
    let activate: @MainActor () -> Void
  }

  /// Creates the interaction of a view.
  ///
  /// - Parameters:
  ///   - owner: The view.
  ///   - target: A closure that returns the target at a point of the view, or nil if the view cannot be activated there.
  init(_ owner: UIView, target: @escaping @MainActor (CGPoint) -> Target?) {
    super.init(
      interactionBehavior: Behavior(owner, target), interactionEffect: nil,
      activationHandler: { interaction, context in
        if let view = interaction.view { target(context.location(in: view))?.activate() }
      })
  }

  @MainActor private final class Behavior: NSObject, UISpringLoadedInteractionBehavior {
    private weak var owner: UIView?
    private let target: @MainActor (CGPoint) -> Target?

    init(_ owner: UIView, _ target: @escaping @MainActor (CGPoint) -> Target?) {
      self.owner = owner
      self.target = target
      super.init()
    }

    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      guard let owner, let target = target(context.location(in: owner)) else { return false }
      context.targetView = target.view
      context.targetItem = target.part
      return true
    }
  }
}

extension UIView {
  /// Indicates whether a drag that pauses over the view activates it like a tap.
  final var hasAutomaticSpringLoading: Bool { interactions.contains { $0 is AutomaticSpringLoading } }

  /// Adds or removes the interaction with which a drag activates the view like a tap.
  ///
  /// - Parameters:
  ///   - isOn: `true` to add the interaction, which is not added twice.
  ///   - target: A closure that returns the target at a point of the view, or nil if the view cannot be activated there.
  final func setAutomaticSpringLoading(
    _ isOn: Bool, target: @escaping @MainActor (CGPoint) -> AutomaticSpringLoading.Target?
  ) {
    guard isOn != hasAutomaticSpringLoading else { return }
    if isOn {
      addInteraction(AutomaticSpringLoading(self, target: target))
    } else {
      for interaction in interactions where interaction is AutomaticSpringLoading { removeInteraction(interaction) }
    }
  }
}
